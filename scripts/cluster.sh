#!/usr/bin/env bash
# Labels positions as an array job of Slurm and with GNU parallel, kills a task, resubmits it, joins the parts and compares them
# with one run, byte for byte. Installs Slurm and parallel from Debian's or Ubuntu's packages, starts a cluster of this one
# machine in a temporary folder, and stops what it started. No part of the tests that everyone runs; needs root.
#
#     scripts/cluster.sh [POSITIONS]
set -euo pipefail
cd "$(dirname "$0")/.."
positions=${1:-2000} parts=8
engine=${ENGINE:-$PWD/${CARGO_TARGET_DIR:-target}/release/outflank-engine}
[ "$(id -u)" -eq 0 ] || { echo "Slurm's daemons need root: sudo $0" >&2; exit 1; }

needed=(munged slurmctld slurmd sbatch parallel)
if ! command -v "${needed[@]}" >/dev/null || [ "$(command -v "${needed[@]}" | wc -l)" -lt ${#needed[@]} ]; then
    apt-get update --quiet
    DEBIAN_FRONTEND=noninteractive apt-get install --quiet --yes --no-install-recommends munge slurmctld slurmd slurm-client parallel
fi
[ -x "$engine" ] || cargo build --locked --release -p outflank-cli

folder=$(mktemp -d)
chmod 755 "$folder"
started=()
stop() {
    for ((i = ${#started[@]} - 1; i >= 0; i--)); do kill "${started[i]}" 2>/dev/null || true; done
    for process in "${started[@]}"; do tail --pid="$process" -f /dev/null 2>/dev/null || true; done
    rm -rf "$folder"
}
trap stop EXIT
step() { printf '\n=== %s (%d s so far)\n' "$*" "$SECONDS"; }

step "A cluster of one machine"
name=$(hostname -s) cpus=$(nproc)
export SLURM_CONF=$folder/slurm.conf
mkdir -p "$folder/munge" "$folder/state" "$folder/spool"
dd if=/dev/urandom of="$folder/munge/key" bs=1024 count=1 status=none
chmod 400 "$folder/munge/key"
chmod 755 "$folder/munge"
cat >"$SLURM_CONF" <<END
ClusterName=outflank
SlurmctldHost=$name(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$folder/munge/socket
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
MpiDefault=none
SlurmctldPort=16817
SlurmdPort=16818
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
NodeName=$name NodeAddr=127.0.0.1 CPUs=$cpus State=UNKNOWN
PartitionName=all Nodes=$name Default=YES MaxTime=INFINITE State=UP
END
munged --foreground --force --key-file="$folder/munge/key" --socket="$folder/munge/socket" --pid-file="$folder/munge/pid" \
    --log-file="$folder/munge/log" --seed-file="$folder/munge/seed" >/dev/null 2>&1 &
started+=($!)
slurmctld -D >/dev/null 2>&1 &
started+=($!)
slurmd -D -N "$name" >/dev/null 2>&1 &
started+=($!)
for _ in $(seq 60); do
    sinfo --noheader --format=%t 2>/dev/null | grep -q idle && break
    sleep 1
done
sinfo

step "$positions positions of 16 empty squares, and one run"
cd "$folder"
"$engine" positions --played $((positions * 3 / 2)) --empties 16 --unique --sample "$positions" --out positions.obf
label=("$engine" label positions.obf --exact --repeatable --hash-mb 16 --threads 1)
time "${label[@]}" --out one.jsonl

# Waits until Slurm has no job of this script any more.
finished() { while squeue --noheader | grep -q .; do sleep 0.5; done; }

step "An array of $parts tasks"
cat >task.sh <<END
#!/bin/sh
exec ${label[*]} --shard auto/$parts --resume --out part-\$SLURM_ARRAY_TASK_ID.jsonl
END
job=$(sbatch --parsable --array=1-$parts --output=task-%a.log task.sh)
for _ in $(seq 100); do
    [ -s part-1.jsonl ] && break
    sleep 0.1
done
scancel --signal=KILL --full "${job}_1" || true
finished
echo "the killed task left $(wc -l <part-1.jsonl) lines of $(((positions + parts - 1) / parts + 1))"
if cp part-1.jsonl killed.jsonl && "$engine" merge part-*.jsonl --out all.jsonl && cmp --quiet one.jsonl all.jsonl; then
    echo "the task had ended before it was killed; give more positions" >&2
    exit 1
fi

step "The killed task once more"
sbatch --parsable --array=1 --output=again-%a.log task.sh
finished
"$engine" merge part-*.jsonl --out all.jsonl
cmp one.jsonl all.jsonl
echo "Slurm: the same $(wc -c <all.jsonl) bytes as one run"

step "GNU parallel"
seq $parts | parallel --will-cite "${label[*]} --shard {}/$parts --out parallel-{}.jsonl"
"$engine" merge parallel-*.jsonl --out all.jsonl
cmp one.jsonl all.jsonl
echo "parallel: the same bytes"

step "All is well"

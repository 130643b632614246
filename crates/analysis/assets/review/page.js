// Steps through the game. What it shows stands in the page already: the board after each move as letters beside the move in the list,
// and the reasons in the articles below.
"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const steps = [...document.querySelectorAll("#moves [data-board]")];
  const discs = [...document.querySelectorAll("#board circle[class]:not(#last)")];
  const width = new Set(discs.map((disc) => disc.getAttribute("cx"))).size;
  const mistakes = steps.flatMap((step, place) => (step.className ? [place] : []));
  const notes = [...document.querySelectorAll("#board .notes")];
  const graphs = [...document.querySelectorAll(".graph")];
  let shown = 0;

  // Puts one of the two marks on a square, or hides it where there is none.
  function mark(id, square, inset) {
    const element = byId(id);
    element.style.display = square === undefined ? "none" : "";
    if (square === undefined) return;
    const [x, y] = [Number(square) % width, Math.floor(Number(square) / width)];
    element.setAttribute("transform", `translate(${x + inset} ${y + inset})`);
  }

  function show(place) {
    shown = Math.max(0, Math.min(steps.length - 1, place));
    const { board, headline, why, last, best } = steps[shown].dataset;
    discs.forEach((disc, square) => disc.setAttribute("class", board[square]));
    notes.forEach((note) => note.classList.toggle("shown", Number(note.dataset.at) === shown));
    mark("last", last, 0.5);
    mark("best", best, 0.14);
    byId("last").setAttribute("class", board[last] === "w" ? "last on-w" : "last on-b");
    const count = (letter) => board.split(letter).length - 1;
    const { black, white } = byId("counts").dataset;
    byId("counts").textContent = `${black} ${count("b")} – ${white} ${count("w")}`;
    const reason = document.querySelector(`#why-${shown} p`);
    byId("headline").textContent = headline || byId("headline").dataset.start;
    byId("why").textContent = reason ? reason.textContent : headline ? why || "" : byId("why").dataset.start;
    steps.forEach((step, at) => {
      if (at === shown) step.setAttribute("aria-current", "true");
      else step.removeAttribute("aria-current");
    });
    const list = byId("moves");
    const row = steps[shown].parentElement;
    list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
    for (const graph of graphs) {
      const { left, right, moves } = graph.dataset;
      const x = Number(left) + ((right - left) * shown) / Math.max(1, Number(moves));
      graph.querySelector(".now").setAttribute("transform", `translate(${x})`);
    }
    const setEnabled = (id, is) => (byId(id).disabled = !is);
    setEnabled("first", shown > 0);
    setEnabled("back", shown > 0);
    setEnabled("forward", shown < steps.length - 1);
    setEnabled("last-move", shown < steps.length - 1);
    setEnabled("mistake-before", mistakes.some((at) => at < shown));
    setEnabled("mistake-after", mistakes.some((at) => at > shown));
    // So that the page can be left and found at the same move.
    history.replaceState(null, "", `#${shown}`);
  }

  const doings = {
    first: () => show(0),
    back: () => show(shown - 1),
    forward: () => show(shown + 1),
    "last-move": () => show(steps.length - 1),
    "mistake-before": () => show(mistakes.findLast((at) => at < shown) ?? shown),
    "mistake-after": () => show(mistakes.find((at) => at > shown) ?? shown),
  };
  const keys = {
    ArrowLeft: "back",
    ArrowRight: "forward",
    Home: "first",
    End: "last-move",
    p: "mistake-before",
    n: "mistake-after",
  };
  for (const [id, does] of Object.entries(doings)) byId(id).addEventListener("click", does);
  steps.forEach((step, place) => step.addEventListener("click", () => show(place)));
  addEventListener("keydown", (event) => {
    const id = keys[event.key];
    if (!id || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    doings[id]();
  });
  for (const graph of graphs) {
    const go = (event) => {
      const rect = graph.getBoundingClientRect();
      const { left, right, moves } = graph.dataset;
      const x = ((event.clientX - rect.left) / rect.width) * graph.viewBox.baseVal.width;
      show(Math.round(((x - left) / (right - left)) * moves));
    };
    graph.addEventListener("click", go);
    graph.addEventListener("pointermove", (event) => event.buttons === 1 && go(event));
  }
  // The headings of the reasons lead to their moves.
  addEventListener("hashchange", () => {
    show(Number(location.hash.slice(1)) || 0);
    document.querySelector(".play").scrollIntoView({ block: "nearest" });
  });
  for (const id of ["headline", "why"]) byId(id).dataset.start = byId(id).textContent;
  document.documentElement.classList.add("scripted");
  show(Number(location.hash.slice(1)) || 0);
})();

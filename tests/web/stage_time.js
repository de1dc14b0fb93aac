// Records what a page hears and shows, and when; and answers by itself on the page's own line.
(() => {
  const ASKS = "main section.tray:not(.calm, [aria-busy=true])";
  const now = () => performance.timeOrigin + performance.now();
  const text = (node) => (node?.textContent ?? "").replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ").trim();
  const all = (selector) => [...document.querySelectorAll(selector)];
  let heard = [];
  let shown = [];
  let before = "";
  /** For how long nothing could run here, within the last second. */
  let held = [];
  let beat = now();
  const longest = () => {
    held = held.filter(([at]) => at > now() - 1000);
    return Math.max(now() - beat, ...held.map(([, ms]) => ms));
  };
  setInterval(() => {
    held.push([now(), now() - beat]);
    beat = now();
  }, 20);

  const state = () => ({
    log: all(".log li").map(text),
    spoken: all("[aria-live]").map(text).join(" "),
    title: document.title,
    table: all("main.game").map(text).join(" "),
    coins: all("[data-place]").map((place) => [Number(place.dataset.place), Number(text(place.querySelector(".purse b, .badge")))]),
    court: Number(text(document.querySelector(".court b"))),
    labels: all("[data-place] > .unseen").map(text).join(" "),
    asks: document.querySelector(ASKS) !== null,
    held: 0,
    candle: text(document.querySelector(".time [role=timer]")),
  });

  const note = () => {
    const found = state();
    const told = JSON.stringify(found);
    if (told !== before) shown.push([now(), { ...found, held: longest() }]);
    before = told;
  };

  /** Everything since the last time. */
  window.recorded = () => {
    const found = { heard, shown };
    [heard, shown] = [[], []];
    return found;
  };

  const one = (choices) => choices[Math.floor(Math.random() * choices.length)];

  /** Announcements that are contested, as often as the rules allow. */
  const chosen = (kind, answers) => {
    const texts = answers.map((answer) => answer.text);
    const announced = texts.filter((answer) => answer.startsWith("announce"));
    const claims = texts.filter((answer) => answer.startsWith("claim"));
    if (kind === "turn" && announced.length) return one(announced);
    if (kind === "contest" && claims.length && Math.random() < 0.6) return one(claims);
    return kind === "contest" ? "pass" : one(texts);
  };

  let table = null;
  let you = null;
  let asked = "";
  const act = (told) => {
    if (told.table) table = told.table;
    if (told.t === "snapshot") you = told.you;
    const wait = window.thinks[0] + Math.random() * window.thinks[1];
    const once = (key, t, given, after = wait) => {
      if (asked !== key) setTimeout(() => window.tells(t, given), after);
      asked = key;
    };
    if (you === null || !table) return;
    const { phase, number } = table;
    if (told.answers) {
      const answer = chosen(told.asked.kind, told.answers);
      once(`${number}/${told.seq}`, "answer", { game: number, seq: told.seq, answer });
    } else if (phase === "memorising" && !table.seats[you].ready) once(`${number} ready`, "ready", {});
    else if (phase === "over" && table.host === you && told.t === "snapshot") once(`${number} over`, "rematch", {}, 500);
    else if (phase === "gathering" && table.host === you && number) once(`${number} again`, "start", {}, 500);
  };

  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => {
        const told = JSON.parse(event.data);
        heard.push([now(), told]);
        act(told);
      });
      window.tells = (t, given) => this.send(JSON.stringify({ t, c: `recorder-${Math.random()}`, ...given }));
    }
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["class"] });
})();

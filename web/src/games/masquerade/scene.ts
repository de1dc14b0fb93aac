// Which scene the middle of the table shows: by the beat of the stage, or, where there is none, by what was told last.

import type { Watched } from "../../table/watched.svelte";
import { justHappened } from "./trick";

const SCENES = ["lies", "wins", "gathers", "lands", "action", "taken", "hush", "uncover", "sides", "unknowing", "count", "winner"] as const;
/** `play`: a trick is being played. */
export type Scene = "play" | (typeof SCENES)[number];

const ENDING = new Set<Scene>(["hush", "uncover", "sides", "unknowing", "count", "winner"]);

export function sceneOf({ stage, table, now, log }: Watched): Scene {
  const drawn = SCENES.find((scene) => scene === stage.beat);
  if (drawn) return drawn;
  const events = justHappened(log);
  // The last card of a trick: it is full.
  if (stage.beat === "play" && events.some((event) => event.event === "trick")) return "lies";
  if (stage.beat !== null) return "play";
  if (table?.phase === "over") return "winner";
  if (now?.asked) return now.asked.kind === "action" ? "action" : "play";
  if (events.some((event) => event.event === "stolen")) return "taken";
  return events.some((event) => event.event === "trick") ? "wins" : "play";
}

export function isEnding(scene: Scene): boolean {
  return ENDING.has(scene);
}

/** The cards of a full trick lie there. */
export function isFull(scene: Scene): boolean {
  return scene === "lies" || scene === "wins" || scene === "gathers";
}

// The way of a coin: in a bow beside the words, not across them.

import { FLIGHT, pace } from "../../table/stage.svelte";
import type { Point } from "../../table/ring";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far the middle of a bow lies beside the straight way, as a share of its length; the flattest first. */
const BENDS = [0.14, -0.14, 0.28, -0.28, 0.44, -0.44, 0.62, -0.62];
const STEPS = 14;
/** Half a coin, and a little air. */
const ROOM = 15;

function way(from: Point, to: Point, bend: number): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const over = { x: from.x + dx / 2 - dy * bend * 2, y: from.y + dy / 2 + dx * bend * 2 };
  return Array.from({ length: STEPS + 1 }, (_, k) => {
    const t = k / STEPS;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * from.x + b * over.x + c * to.x, y: a * from.y + b * over.y + c * to.y };
  });
}

/** The flattest bow that meets the least of what is to stay free. */
export function bow(from: Point, to: Point, free: Box[]): Point[] {
  const isOver = ({ x, y }: Point) => free.some((box) => x > box.left - ROOM && x < box.right + ROOM && y > box.top - ROOM && y < box.bottom + ROOM);
  const ways = BENDS.map((bend) => way(from, to, bend)).map((points) => ({ points, met: points.filter(isOver).length }));
  return ways.reduce((best, one) => (one.met < best.met ? one : best)).points;
}

/** Let a coin fly: the words in the middle of its table stay free. */
export function flies(from: Point, to: Point, delay: number) {
  return (coin: HTMLElement): void => {
    const table = coin.parentElement!;
    const { left, top } = table.getBoundingClientRect();
    const free = [...table.querySelectorAll(".says span, .announced .medallion")].map((part) => {
      const box = part.getBoundingClientRect();
      return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
    });
    const transform = bow(from, to, free).map(({ x, y }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`);
    coin.animate({ transform }, { duration: FLIGHT * pace(), delay: delay * pace(), easing: "cubic-bezier(.35, .05, .5, 1)", fill: "both" });
  };
}

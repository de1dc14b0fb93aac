// Targets as rows that mirror the table: the left column goes round your left side, the right one round your right side.

import type { Shape } from "../../table/shape";

export interface Columns<Row> {
  /** By column, then by row. */
  columns: Row[][];
  /** Whether there is no room for where somebody sits. */
  isTight: boolean;
  /** Whether the columns are headed left, across, right. */
  isHeaded: boolean;
}

/** `rows` in the order of the table from your left on; `more`: other rows below them. */
export function mirrored<Row>(rows: Row[], more: number, shape: Shape): Columns<Row> {
  const n = rows.length;
  const all = n + more;
  const wide = shape === "wide";
  const count = all <= 2 ? 1 : all <= (wide ? 6 : 8) ? 2 : wide ? (n > 9 ? 4 : 3) : all <= (shape === "lying" && more ? 10 : 12) ? 3 : 4;
  const cut = (from: number, to: number) => rows.slice(from, to);
  let columns: Row[][];
  if (count === 1) columns = [rows];
  else if (count === 2) columns = [cut(0, Math.ceil(n / 2)), cut(Math.ceil(n / 2), n).reverse()];
  else if (count === 3) {
    const side = Math.ceil(n / 3);
    columns = [cut(0, side), cut(side, n - side), cut(n - side, n).reverse()];
  } else {
    const side = Math.ceil(n / 4);
    const half = Math.ceil(n / 2);
    columns = [cut(0, side), cut(side, half), cut(half, n - side).reverse(), cut(n - side, n).reverse()];
  }
  return { columns, isTight: count > 2, isHeaded: count === 3 && !wide };
}

/** Where somebody sits, `k` places clockwise from you among `players`. */
export function sideOf(k: number, players: number): { side: "left" | "right" | "across"; n: number } {
  const back = players - k;
  if (k === back) return { side: "across", n: 0 };
  return k < back ? { side: "left", n: k } : { side: "right", n: back };
}

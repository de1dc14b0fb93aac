// For tests: the layout of tables of Mascarade, many at once.

import { fit, type Given, type Layout } from "../src/games/mascarade/fit";
import { middleOf, type Middle } from "../src/games/mascarade/middle";
import { mirrored } from "../src/games/mascarade/rows";
import { shapeOf, type Shape } from "../src/table/shape";

type Wish = Given & { width: number; height: number; letters: number };

export function fits(wishes: Wish[]): (Layout & { middle: Middle })[] {
  return wishes.map((wish) => {
    const layout = fit(wish.width, wish.height, wish);
    return { ...layout, middle: middleOf(layout, { letters: wish.letters, longest: wish.letters + 6, cards: wish.centre, court: wish.court }) };
  });
}

export function shapes(sizes: [number, number][]): Shape[] {
  return sizes.map(([width, height]) => shapeOf(width, height));
}

export function columns(wishes: { rows: number; more: number; shape: Shape }[]): number[][][] {
  return wishes.map(({ rows, more, shape }) => mirrored(Array.from({ length: rows }, (_, k) => k + 1), more, shape).columns);
}

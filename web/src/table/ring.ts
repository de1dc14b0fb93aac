// Where places lie: centres on a superellipse at equal arc length. You are at the bottom; the next place clockwise is to
// your left on the screen.

export interface Point {
  x: number;
  y: number;
}

interface Curve {
  cx: number;
  cy: number;
  a: number;
  b: number;
  p: number;
}

export interface Layout extends Curve {
  wide: boolean;
  places: Point[];
  card: number;
  plate: number;
  ownCard: number;
  ownPlate: number;
  /** 0: the largest size. */
  step: number;
}

const STEPS = 1440;
/** Card and plate, own card and own plate. */
const WIDE = [
  [72, 136, 100, 168],
  [58, 118, 84, 150],
  [48, 104, 72, 136],
] as const;
/** Card and token. */
const NARROW = [
  [36, 62],
  [32, 58],
  [28, 54],
  [24, 50],
] as const;

function power(v: number, p: number): number {
  return Math.sign(v) * Math.abs(v) ** (2 / p);
}

/** Centres of n places; `own` is the weight of your place. */
export function ring(n: number, { cx, cy, a, b, p }: Curve, own: number): Point[] {
  const points: Point[] = [];
  const lengths = [0];
  for (let i = 0; i <= STEPS; i++) {
    const t = Math.PI / 2 + (2 * Math.PI * i) / STEPS;
    const point = { x: cx + a * power(Math.cos(t), p), y: cy + b * power(Math.sin(t), p) };
    const before = points[i - 1];
    if (before) lengths.push(lengths[i - 1]! + Math.hypot(point.x - before.x, point.y - before.y));
    points.push(point);
  }
  const whole = lengths[STEPS]!;
  const at = (length: number) => points[Math.max(0, lengths.findIndex((s) => s >= length))]!;
  return Array.from({ length: n }, (_, k) => (k === 0 ? points[0]! : at((whole * (own / 2 + k - 0.5)) / (own + n - 1))));
}

/** The largest size in which no two places come too close. `slots`: cards before each place. */
export function fit(n: number, w: number, h: number, slots = 1): Layout {
  if (w >= 700 && h >= 430) {
    for (const [step, size] of WIDE.entries()) {
      const layout = wideLayout(n, w, h, step, size, slots);
      if (apart(layout, w, h, 2)) return layout;
    }
  }
  let layout = narrowLayout(n, w, h, 0, NARROW[0], slots);
  for (const [step, size] of NARROW.entries()) {
    layout = narrowLayout(n, w, h, step, size, slots);
    if (apart(layout, w, h, -4)) break;
  }
  return layout;
}

function wideLayout(n: number, w: number, h: number, step: number, size: readonly number[], slots: number): Layout {
  const [card, plate, ownCard, ownPlate] = size as [number, number, number, number];
  const width = Math.max(plate, slots * (card + 6));
  const curve = { cx: w / 2, cy: h / 2 - 18, a: w / 2 - 40 - width / 2, b: h / 2 - 30 - (1.4 * card + 40) / 2, p: 2 };
  return { ...curve, wide: true, places: ring(n, curve, 1.5), card, plate: width, ownCard, ownPlate: Math.max(ownPlate, slots * (ownCard + 6)), step };
}

function narrowLayout(n: number, w: number, h: number, step: number, size: readonly number[], slots: number): Layout {
  const [card, token] = size as [number, number];
  const width = Math.max(token, slots * (card + 4));
  const curve = { cx: w / 2, cy: h / 2 - 2, a: w / 2 - 3 - width / 2, b: h / 2 - 5 - (1.4 * card + 21) / 2, p: 2.6 };
  return { ...curve, wide: false, places: ring(n, curve, 1), card, plate: width, ownCard: card, ownPlate: width, step };
}

function apart(layout: Layout, w: number, h: number, gap: number): boolean {
  const boxes = layout.places.map(({ x, y }, k) => {
    const own = k === 0 && layout.wide;
    const width = own ? layout.ownPlate : layout.plate;
    const height = own ? layout.ownCard * 1.4 + 46 : layout.card * 1.4 + (layout.wide ? 40 : 21);
    return [x - width / 2, y - height / 2, x + width / 2, y + height / 2] as const;
  });
  return boxes.every(
    (one, i) =>
      one[0] >= -1 &&
      one[1] >= -1 &&
      one[2] <= w + 1 &&
      one[3] <= h + 1 &&
      boxes.every(
        (other, k) =>
          k <= i || Math.max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3]) >= gap,
      ),
  );
}

/** The edge of the table, `k` pixels outside the ring's curve. */
export function edge({ cx, cy, a, b, p }: Curve, k: number): string {
  const steps = 120;
  return (
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = (2 * Math.PI * i) / steps;
      const x = cx + (a + k) * power(Math.cos(t), p);
      const y = cy + (b + k) * power(Math.sin(t), p);
      return `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    }).join("") + "Z"
  );
}

/** The rays of the inlay: pairs of triangles, dark and half dark. */
export function rays({ cx, cy, a, b }: Curve): { dark: string; half: string }[] {
  const point = (r: number, t: number) => `${(cx + r * a * Math.cos(t)).toFixed(1)} ${(cy + r * b * Math.sin(t)).toFixed(1)}`;
  return Array.from({ length: 16 }, (_, i) => {
    const t = (2 * Math.PI * i) / 16 - Math.PI / 2;
    const r = i % 2 ? 0.54 : 0.78;
    const u = 0.196;
    return {
      dark: `M${point(0.3, t - u)} L${point(r, t)} L${point(0.3, t)}Z`,
      half: `M${point(0.3, t + u)} L${point(r, t)} L${point(0.3, t)}Z`,
    };
  });
}

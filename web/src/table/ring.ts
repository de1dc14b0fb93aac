// Where places lie: centres on a superellipse at equal arc length. You are at the bottom; the next place clockwise is to
// your left on the screen.

export interface Point {
  x: number;
  y: number;
}

export interface Curve {
  cx: number;
  cy: number;
  a: number;
  b: number;
  p: number;
}

const STEPS = 1440;

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

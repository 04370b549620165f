import type { ProductCategory } from '@servery/api/template';

/** One line drawing per category, in a box of 48 × 48. */
const strokes: Record<ProductCategory, string> = {
  knives: 'M10 38 27 21M27 21c5-5 9-9 12-13-1 9-4 15-9 20zM9 35l4 4',
  cookware: 'M8 20h26v12a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6zM34 23h8M12 14h18M21 10v4',
  bakeware: 'M6 20h36l-4 16H10zM12 20c0-6 5-10 12-10s12 4 12 10M18 26v5M24 26v5M30 26v5',
  tableware: 'M24 40a14 14 0 1 0 0-28 14 14 0 0 0 0 28zM24 33a7 7 0 1 0 0-14 7 7 0 0 0 0 14z',
  uniforms: 'M17 9l7 5 7-5 9 6-4 8-4-2v19H16V21l-4 2-4-8zM24 20v1M24 27v1M24 34v1',
  paper: 'M14 8h20v32l-4-3-3 3-3-3-3 3-3-3-4 3zM19 16h10M19 22h10M19 28h6',
  devices: 'M10 18h28v16H10zM16 18V9h16v9M16 28h16v11H16zM33 23h1',
  storage: 'M9 16h30v24H9zM7 10h34v6H7zM19 24h10',
  cleaning: 'M20 18h8v-8h-8zM17 18h14c2 3 3 6 3 10v12H14V28c0-4 1-7 3-10zM20 10h-8M14 29h20',
  bar: 'M10 10h28L24 26zM24 26v13M16 39h16M15 16h18',
};

/** Two colours per category: the background and the line. */
const hues: Record<ProductCategory, readonly [ground: string, line: string]> = {
  knives: ['e3ecf2', '35566b'],
  cookware: ['f3e7dd', '7a4a24'],
  bakeware: ['f6ecd2', '6f5312'],
  tableware: ['e2eff0', '1f5d63'],
  uniforms: ['e9e8f3', '4a4580'],
  paper: ['eceae6', '55504a'],
  devices: ['dff0ea', '1d5f4a'],
  storage: ['e6edf7', '33518a'],
  cleaning: ['e4f2dc', '3c5f22'],
  bar: ['f5e4ea', '82304f'],
};

/**
 * Returns the `data:` URL of a product drawing. Products of one category are rotated differently.
 */
export function drawingOf(category: ProductCategory, nth: number): string {
  const [ground, line] = hues[category];
  const turn = [0, -8, 8][nth % 3];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#${ground}"/>` +
    `<g transform="rotate(${turn} 48 48) translate(12 12) scale(1.5)" fill="none" stroke="#${line}" stroke-width="1.6" ` +
    `stroke-linecap="round" stroke-linejoin="round"><path d="${strokes[category]}"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

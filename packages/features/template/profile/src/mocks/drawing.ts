import { randomOf } from '@servery/domain/template';

/** A motif of the sample’s photos. */
export type Motif =
  | 'terrace'
  | 'bowl'
  | 'market'
  | 'coffee'
  | 'citrus'
  | 'street'
  | 'herbs'
  | 'cake';

type Numbers = ReturnType<typeof randomOf>;

const repeat = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');
const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#${fill}"/>`;
const box = (x: number, y: number, width: number, height: number, fill: string, rounded = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rounded}" fill="#${fill}"/>`;
/** A string of lanterns that hangs between the edges, in a picture with a width. */
const lanterns = (width: number, top: number, count: number, size: number) =>
  `<path d="M0 ${top}Q${width / 2} ${top + size * 5} ${width} ${top}" fill="none" stroke="#2b2a33" stroke-width="${size / 6}"/>` +
  repeat(count, (at) => {
    const share = (at + 0.5) / count;
    const x = Math.round(width * share);
    const y = Math.round(top + size * 10 * share * (1 - share) + size);
    const fill = at % 3 === 1 ? 'f0b35a' : 'e2735a';
    return `${circle(x, y, size * 2.2, `${fill}33`)}<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.8}" fill="#${fill}"/>`;
  });
/** A row of houses with lit windows. */
const houses = ({ whole, chance }: Numbers, width: number, bottom: number, unit: number) =>
  repeat(Math.ceil(width / (unit * 3)), (at) => {
    const height = unit * whole(3, 6);
    const x = at * unit * 3;
    const windows = repeat(4, (cell) => {
      const left = x + unit * (0.5 + (cell % 2) * 1.2);
      const top = bottom - height + unit * (0.6 + Math.floor(cell / 2) * 1.2);
      return box(left, top, unit * 0.7, unit * 0.8, chance(0.6) ? 'f4cf8a' : '3d4a63', 2);
    });
    return box(x, bottom - height, unit * 3, height, at % 2 === 0 ? '26344d' : '2f405c') + windows;
  });

/** The content of each motif, in a box of 320 × 240. */
const scenes: Record<Motif, (random: Numbers) => string> = {
  terrace: ({ whole }) =>
    `${box(0, 0, 320, 240, '35456b')}${box(0, 150, 320, 90, '8a5f4d')}${lanterns(320, 28, 7, 11)}` +
    repeat(3, (at) => {
      const x = 56 + at * 104;
      return `<ellipse cx="${x}" cy="${176 + (at % 2) * 14}" rx="42" ry="13" fill="#f1e3cf"/>${circle(x + whole(-12, 12), 172 + (at % 2) * 14, 7, 'e2735a')}${box(x - 3, 186 + (at % 2) * 14, 6, 34, '5b3d31')}`;
    }),
  bowl: () =>
    `${box(0, 0, 320, 240, 'f3dfc1')}${circle(160, 126, 96, 'c8553d')}${circle(160, 126, 82, 'f7ead7')}${circle(160, 126, 72, 'd98e4a')}` +
    `<path d="M102 116q18-18 36 0t36 0 36 0M104 138q18-18 36 0t36 0 36 0M118 158q16-14 32 0t32 0" fill="none" stroke="#f8e3ae" stroke-width="8" stroke-linecap="round"/>` +
    `${circle(188, 100, 20, 'fdf6ea')}${circle(188, 100, 10, 'f2a93b')}<path d="M120 88q22-14 40 4-22 14-40-4z" fill="#4f7a3a"/>`,
  market: ({ pick }) =>
    `${box(0, 0, 320, 240, 'dfece8')}${repeat(8, (at) => `<path d="M${at * 40} 30h40v44a20 20 0 0 1-40 0z" fill="#${at % 2 === 0 ? 'c8553d' : 'fbf3e4'}"/>`)}${box(0, 20, 320, 14, '7c4a36')}` +
    `${box(0, 150, 320, 90, '9a6a45')}${repeat(24, (at) => circle(24 + (at % 8) * 39, 146 + Math.floor(at / 8) * 28, 17, pick(['e39a33', '6f9a3f', 'c64a3c', 'd9b93f'])))}`,
  coffee: () =>
    `${box(0, 0, 320, 240, '6d4b3a')}${circle(150, 122, 92, 'f6efe6')}${circle(150, 122, 84, 'e6d8c6')}${circle(150, 122, 58, 'fdfaf5')}${circle(150, 122, 49, '8c5a37')}` +
    `<path d="M150 92c14 10 24 20 24 33a24 24 0 0 1-48 0c0-13 10-23 24-33z" fill="#e8cfa9"/><path d="M150 108v38M138 120l12 10 12-10" fill="none" stroke="#8c5a37" stroke-width="4"/><rect x="236" y="58" width="12" height="120" rx="6" fill="#d8cabb" transform="rotate(18 242 118)"/>`,
  citrus: ({ pick }) =>
    `${box(0, 0, 320, 240, 'e7f0dc')}${repeat(12, (at) => {
      const [x, y] = [40 + (at % 4) * 80, 40 + Math.floor(at / 4) * 80];
      const fill = pick(['f2a93b', 'e2735a', 'e9c93f']);
      return `${circle(x, y, 33, fill)}${circle(x, y, 28, 'fff7e8')}${circle(x, y, 24, fill)}<path d="M${x - 24} ${y}h48M${x} ${y - 24}v48M${x - 17} ${y - 17}l34 34M${x + 17} ${y - 17}l-34 34" stroke="#fff7e8" stroke-width="3"/>`;
    })}`,
  street: (random) =>
    `${box(0, 0, 320, 240, 'd98a6c')}${circle(236, 92, 40, 'f6d49b')}${houses(random, 320, 200, 26)}${box(0, 200, 320, 40, '1c2639')}`,
  herbs: ({ whole }) =>
    `${box(0, 0, 320, 240, 'eef1e4')}${repeat(9, (at) => {
      const [x, y] = [54 + (at % 3) * 106, 46 + Math.floor(at / 3) * 74];
      return `<g transform="rotate(${whole(-50, 50)} ${x} ${y})"><path d="M${x} ${y - 34}q26 34 0 68-26-34 0-68z" fill="#${at % 2 === 0 ? '5f8a4a' : '3f6b3d'}"/><path d="M${x} ${y - 30}v72" stroke="#dfe8cf" stroke-width="3"/></g>`;
    })}`,
  cake: () =>
    `${box(0, 0, 320, 240, 'f4dcdc')}<ellipse cx="160" cy="196" rx="112" ry="18" fill="#fff"/>${box(80, 112, 160, 80, 'f0c987', 10)}${box(80, 140, 160, 14, 'fff6ea')}<path d="M80 122a10 10 0 0 1 10-20h140a10 10 0 0 1 10 20q-10 22-24 0-14 22-28 0-14 22-28 0-14 22-28 0-14 22-28 0-14 22-24 0z" fill="#a3404c"/>${repeat(5, (at) => circle(104 + at * 28, 94, 9, 'd1495b'))}`,
};

const urlOf = (width: number, height: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`)}`;

/** Returns the `data:` URL of a photo of a motif. Equal seeds give the same photo. */
export const photoOf = (motif: Motif, seed: string | number): string =>
  urlOf(320, 240, scenes[motif](randomOf('photo', motif, seed)));

/** Returns the `data:` URL of the cover: a street at dusk. */
export const coverDrawing = (): string =>
  urlOf(
    1200,
    300,
    '<defs><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#1f4a5c"/><stop offset=".62" stop-color="#c77f63"/><stop offset="1" stop-color="#f0c68c"/></linearGradient></defs>' +
      `<path fill="url(#dusk)" d="M0 0h1200v300H0z"/>${circle(880, 190, 54, 'f7dda6')}${houses(randomOf('cover'), 1200, 300, 24)}${lanterns(1200, 24, 15, 15)}`,
  );

/** A drawing of a dish, and what it shows in words. */
export interface Drawing {
  name: string;
  alt: string;
  /** The dish of the menu that shows it; none for a picture that waits to be used. */
  dish: string | null;
  svg: string;
}

const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`;
const block = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const stroke = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;

const on = (table: string, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480">${[block(0, 0, 640, 480, 0, table), ...parts].join('')}</svg>`;
const plate = (rim: string, inside = '#fdfaf4') =>
  [
    oval(320, 262, 208, 196, '#00000022'),
    circle(320, 246, 200, rim),
    circle(320, 246, 160, inside),
  ].join('');
const leaf = oval(320, 246, 176, 112, '#3f7d4e', -12) + stroke('M160 284 480 208', '#5c9b66', 5);
const rice = oval(320, 238, 104, 78, '#fffdf6') + oval(296, 218, 54, 36, '#f4eedd');
const glass = (drink: string, top: string) =>
  [
    oval(320, 424, 128, 22, '#00000022'),
    shape('M216 92h208l-24 316q-2 20-24 20H264q-22 0-24-20z', '#ffffff66'),
    shape('M226 150h188l-20 250q-2 16-20 16H266q-18 0-20-16z', drink),
    oval(320, 150, 94, 22, top),
  ].join('');
const dots = (places: readonly (readonly [number, number])[], r: number, fill: string) =>
  places.map(([x, y]) => circle(x, y, r, fill)).join('');

/** The pictures of a menu, drawn: a dozen for dishes, and two that are not used yet. */
export const drawings: readonly Drawing[] = [
  {
    name: 'Nasi kandar ayam goreng',
    alt: 'Rice with fried chicken, cabbage and dark gravy on a white plate',
    dish: 'Nasi kandar ayam goreng',
    svg: on(
      '#e9c9a0',
      plate('#ffffff'),
      rice,
      oval(392, 276, 62, 44, '#a9561f', 24),
      oval(402, 266, 34, 20, '#c9752f', 24),
      oval(250, 300, 58, 34, '#9cb86a'),
      oval(282, 262, 44, 20, '#6b3a1e', -18),
    ),
  },
  {
    name: 'Nasi lemak',
    alt: 'Coconut rice with sambal, egg, cucumber and spiced chicken on a banana leaf',
    dish: 'Nasi lemak ayam berempah',
    svg: on(
      '#f3dfc0',
      plate('#efe7d8', '#efe7d8'),
      leaf,
      rice,
      oval(398, 250, 50, 38, '#b2662b', -20),
      circle(262, 284, 32, '#ffffff'),
      circle(262, 284, 17, '#f2b236'),
      oval(324, 302, 44, 20, '#a8281f'),
      dots(
        [
          [372, 306],
          [396, 298],
          [420, 288],
        ],
        15,
        '#8cbf6c',
      ),
    ),
  },
  {
    name: 'Nasi briyani',
    alt: 'A heap of yellow rice with chicken, mint and fried onions',
    dish: 'Nasi briyani ayam',
    svg: on(
      '#2f5d5a',
      plate('#f7efe0'),
      oval(320, 250, 122, 92, '#e7b23f'),
      oval(290, 226, 66, 42, '#f1c75d'),
      oval(366, 264, 56, 40, '#9c5523', 20),
      dots(
        [
          [272, 282],
          [306, 300],
          [352, 208],
        ],
        12,
        '#7a3f1a',
      ),
      oval(300, 206, 22, 10, '#4d8f57', -30),
      oval(328, 198, 22, 10, '#4d8f57', 20),
    ),
  },
  {
    name: 'Roti canai',
    alt: 'Two flaky flatbreads with a bowl of dhal',
    dish: 'Roti canai',
    svg: on(
      '#d8b384',
      plate('#fbf7ee'),
      oval(286, 262, 104, 82, '#e4b564', -14),
      stroke('M216 262q64-56 140-24M224 296q64-52 136-20', '#c58f3c', 7),
      circle(404, 212, 62, '#ffffff'),
      circle(404, 212, 48, '#dfa436'),
      dots(
        [
          [392, 204],
          [416, 220],
        ],
        7,
        '#5b8a48',
      ),
    ),
  },
  {
    name: 'Roti tisu',
    alt: 'A tall golden cone of paper-thin bread',
    dish: 'Roti tisu',
    svg: on(
      '#b7d3cf',
      oval(320, 404, 190, 42, '#00000022'),
      oval(320, 392, 184, 40, '#ffffff'),
      shape('M320 50 436 388q-116 40-232 0z', '#e9b55c'),
      shape('M320 50 372 400q-50 8-92-2z', '#f2cb82'),
      stroke('M300 190q22 12 44 4M286 270q34 16 70 6', '#cf923a', 5),
    ),
  },
  {
    name: 'Murtabak',
    alt: 'Stuffed flatbread cut into squares with pickled onions',
    dish: 'Murtabak ayam',
    svg: on(
      '#7c3f35',
      plate('#fdf6ea'),
      block(226, 172, 86, 70, 12, '#dca24b'),
      block(322, 172, 86, 70, 12, '#e3ae5c'),
      block(226, 252, 86, 70, 12, '#e3ae5c'),
      block(322, 252, 86, 70, 12, '#dca24b'),
      stroke('M240 206h58M336 206h58M240 286h58M336 286h58', '#b77a2c', 6),
      dots(
        [
          [430, 300],
          [448, 276],
          [424, 268],
        ],
        15,
        '#e08a9c',
      ),
    ),
  },
  {
    name: 'Mee goreng mamak',
    alt: 'Fried yellow noodles with tofu, egg and a half lime',
    dish: 'Mee goreng mamak',
    svg: on(
      '#f0c8a8',
      plate('#3a6ea5'),
      oval(320, 252, 124, 92, '#c9662a'),
      stroke(
        'M222 250q48-70 98-20t100-10M226 286q60-60 104-14t86-14M250 214q50-34 92 4t70 4',
        '#eda545',
        12,
      ),
      block(262, 220, 34, 30, 5, '#f1dcae'),
      block(352, 270, 34, 30, 5, '#f1dcae'),
      circle(430, 300, 30, '#7fb24a'),
      circle(430, 300, 21, '#d6e79a'),
    ),
  },
  {
    name: 'Ayam goreng',
    alt: 'A quarter of fried chicken with curry leaves',
    dish: 'Ayam goreng sekor',
    svg: on(
      '#f4d58d',
      plate('#ffffff'),
      oval(312, 240, 104, 76, '#b4601f', -16),
      oval(290, 222, 58, 36, '#d48437', -16),
      oval(416, 290, 46, 17, '#f3e6cd', 34),
      circle(450, 314, 15, '#f3e6cd'),
      oval(250, 316, 28, 11, '#3f7d4e', -20),
      oval(292, 330, 28, 11, '#3f7d4e', 16),
    ),
  },
  {
    name: 'Rojak pasembor',
    alt: '',
    dish: 'Rojak pasembor',
    svg: on(
      '#c5d5b0',
      plate('#f7efe0'),
      oval(320, 250, 120, 88, '#8f3b1c'),
      block(246, 206, 52, 40, 9, '#dca24b'),
      block(318, 190, 56, 42, 9, '#e9bd6c'),
      block(288, 262, 54, 42, 9, '#e3ae5c'),
      block(362, 252, 50, 40, 9, '#dca24b'),
      stroke('M236 290q84 40 172 4', '#b7d98a', 12),
    ),
  },
  {
    name: 'Teh tarik',
    alt: 'A glass of pulled milk tea with a high foam',
    dish: 'Teh tarik',
    svg: on(
      '#5f8f8b',
      glass('#c98a52', '#f4e3cc'),
      oval(320, 138, 94, 30, '#f9efdf'),
      dots(
        [
          [280, 132],
          [316, 124],
          [352, 134],
        ],
        12,
        '#ead3b3',
      ),
    ),
  },
  {
    name: 'Sirap bandung',
    alt: 'A tall glass of pink rose milk with ice',
    dish: 'Sirap bandung',
    svg: on(
      '#f9dfe3',
      glass('#f08aa5', '#f7b0c2'),
      block(262, 190, 52, 52, 10, '#ffffff77'),
      block(330, 222, 52, 52, 10, '#ffffff77'),
      block(286, 270, 48, 48, 10, '#ffffff55'),
    ),
  },
  {
    name: 'Cendol',
    alt: 'A bowl of shaved ice with green jelly, red beans and palm sugar',
    dish: 'Cendol',
    svg: on(
      '#cfe3d2',
      plate('#ffffff', '#f6efe0'),
      oval(320, 246, 128, 108, '#fffaf0'),
      stroke(
        'M240 260q20 30 48 18M300 292q30 16 58 0M360 256q22 26 46 6M270 218q26 18 50 4',
        '#5fa75b',
        13,
      ),
      oval(336, 206, 74, 34, '#8a5424'),
      dots(
        [
          [384, 300],
          [404, 282],
          [262, 302],
        ],
        13,
        '#8d2f2a',
      ),
    ),
  },
  {
    name: 'Dining room',
    alt: 'Three lamps above a long wooden table',
    dish: null,
    svg: on(
      '#2d4a4f',
      stroke('M160 0v120M320 0v90M480 0v120', '#d9c9a8', 4),
      shape('M116 170q44-76 88 0zM276 140q44-76 88 0zM436 170q44-76 88 0z', '#f0b955'),
      block(60, 330, 520, 40, 8, '#a66a3a'),
      block(110, 370, 26, 110, 4, '#87532b'),
      block(504, 370, 26, 110, 4, '#87532b'),
      dots(
        [
          [200, 316],
          [320, 316],
          [440, 316],
        ],
        22,
        '#fbf3e2',
      ),
    ),
  },
  {
    name: 'Opening offer banner',
    alt: '',
    dish: null,
    svg: on(
      '#c2412d',
      circle(520, 120, 150, '#d9663f'),
      circle(110, 400, 170, '#a93424'),
      circle(320, 240, 112, '#fbe9c8'),
      stroke('M282 282 358 198', '#c2412d', 16),
      circle(284, 208, 20, '#c2412d'),
      circle(356, 272, 20, '#c2412d'),
    ),
  },
];

/** Which drawing a dish of the menu shows. */
export const drawingOf = (dish: string): number => drawings.findIndex((one) => one.dish === dish);

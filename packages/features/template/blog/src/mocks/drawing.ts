import type { BlogCategory } from '@servery/api/template';
import { randomOf } from '@servery/domain/template';

/** The colours of a drawing by category: of the ground, the shapes behind and the shape in front. */
const colors: Record<BlogCategory, readonly [ground: string, behind: string, front: string]> = {
  fashion: ['efe6f2', 'd5c2df', '7a4f8f'],
  food: ['f6ead9', 'ecd0a8', 'b4622d'],
  gaming: ['dfecf5', 'b5d3ea', '2f6690'],
  quote: ['e8efe2', 'c7dab8', '4f7a3a'],
  video: ['f7e3e3', 'eabcbc', 'a3404c'],
};

/** The shape in front of a drawing by category, in a box of 320 × 180. */
const fronts: Record<BlogCategory, string> = {
  fashion: '<path d="M122 52l24-10q14 14 28 0l24 10 18 26-20 12-8-10v58h-56V80l-8 10-20-12z"/>',
  food: '<path d="M100 88h120a60 52 0 0 1-42 50h-36a60 52 0 0 1-42-50z"/><path d="M136 74q-8-12 0-22m24 22q-8-12 0-22m24 22q-8-12 0-22" fill="none" stroke-width="6" stroke-linecap="round"/>',
  gaming:
    '<path fill-rule="evenodd" d="M126 60h68a36 36 0 0 1 34 46l-6 20a18 18 0 0 1-32 6l-10-14h-40l-10 14a18 18 0 0 1-32-6l-6-20a36 36 0 0 1 34-46zm6 18v10h-10v10h10v10h10V98h10V88h-10V78zm52 15a8 8 0 1 0 16 0 8 8 0 1 0-16 0z"/>',
  quote:
    '<path d="M108 120V86q0-32 32-36v16q-14 4-14 18h16v36zm64 0V86q0-32 32-36v16q-14 4-14 18h16v36z"/>',
  video:
    '<path fill-rule="evenodd" d="M112 50h96a12 12 0 0 1 12 12v60a12 12 0 0 1-12 12h-96a12 12 0 0 1-12-12V62a12 12 0 0 1 12-12zm34 20v44l38-22z"/>',
};

/** Returns the `data:` URL of a post's drawing. Equal categories and titles give the same one. */
export function drawingOf(category: BlogCategory, title: string): string {
  const { whole } = randomOf('blog', title);
  const [ground, behind, front] = colors[category];
  const circles = Array.from(
    { length: 6 },
    () =>
      `<circle cx="${whole(0, 320)}" cy="${whole(0, 180)}" r="${whole(14, 52)}" fill="#${behind}"/>`,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#${ground}"/>` +
    `${circles.join('')}<g fill="#${front}" stroke="#${front}">${fronts[category]}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

import { randomOf } from './random.ts';

const grounds = ['d9ece9', 'e9e3f3', 'f4e6d8', 'dde8f5', 'f3e0e4', 'e6eddb'];
const skins = ['f1cfb4', 'dcae86', 'c08a5e', '9a663f', '6d4529'];
const hairs = ['2a211d', '4b3223', '7a5230', '9c9a98', '1b1b22'];
const clothes = ['00756e', '5a4b9c', 'b2552d', '2f5f9e', '9c3a52', '56722e'];

/** Hair styles as paths in a 64 by 64 box, around a head at 32, 27. */
const cuts = [
  'M19 27c-1-12 6-17 13-17s14 5 13 17c-2-6-6-9-13-9s-11 3-13 9z',
  'M18 40c-3-20 2-31 14-31s17 11 14 31c-3-2-4-8-4-13-6-1-9-4-11-7-2 4-5 6-9 7 0 5-1 11-4 13z',
  'M18 26c0-9 5-15 14-15s14 6 14 15c-3-5-3-8-9-8-5 0-5 2-10 2s-7 2-9 6z',
  'M16 46c-1-24 2-37 16-37s17 13 16 37l-7-3c3-9 2-17 0-21H23c-2 4-3 12 0 21z',
];

/**
 * Returns a small generated portrait of a fictional person, as a data URL. The same name gives the
 * same portrait.
 */
export function portraitOf(name: string): string {
  const { pick } = randomOf('portrait', name);
  const [ground, skin, hair, cloth, cut] = [grounds, skins, hairs, clothes, cuts].map(pick);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#${ground}"/>` +
    `<path fill="#${cloth}" d="M8 64c1-13 9-19 24-19s23 6 24 19z"/><path fill="#${skin}" d="M27 38h10v8c0 6-10 6-10 0z"/>` +
    `<ellipse cx="32" cy="28" rx="11" ry="13" fill="#${skin}"/><path fill="#${hair}" d="${cut}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

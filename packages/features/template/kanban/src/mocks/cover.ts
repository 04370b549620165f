import { randomOf } from '@servery/domain/template';

const cloths = ['d9ece9', 'f4e6d8', 'e9e3f3', 'f3e0e4', 'e6eddb'];
const rims = ['ffffff', 'fdf7ec', '3a4a4f', '24566b'];
const foods = ['c4622d', 'd99a2b', '7a9a3c', 'b23a48', 'e3c58a', '8a5a3c', 'f0d9c0'];

/**
 * Returns the `data:` URL of a drawing of a table seen from above. Equal texts give the same
 * drawing.
 */
export function coverOf(text: string): string {
  const { pick, whole } = randomOf('cover', text);
  const plate = (x: number, radius: number) => {
    const reach = Math.round(radius / 2.4);
    const bits = Array.from({ length: 9 }, () => {
      const [dx, dy] = [whole(-reach, reach), whole(-reach, reach)];
      const at = `cx="${x + dx}" cy="${70 + dy}" rx="${whole(6, 13)}" ry="${whole(4, 8)}"`;
      const turn = `rotate(${whole(0, 170)} ${x + dx} ${70 + dy})`;
      return `<ellipse ${at} transform="${turn}" fill="#${pick(foods)}"/>`;
    });
    return (
      `<circle cx="${x}" cy="70" r="${radius}" fill="#${pick(rims)}"/>` +
      `<circle cx="${x}" cy="70" r="${radius * 0.72}" fill="#00000014"/>${bits.join('')}`
    );
  };
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140"><rect width="320" height="140" fill="#${pick(cloths)}"/>` +
    `${plate(72, 40)}${plate(166, 54)}${plate(262, 36)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

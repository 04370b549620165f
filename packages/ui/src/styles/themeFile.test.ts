import { describe, expect, test } from 'vitest';
import { contrast, css, parseOklch, readHex, writeHex } from './oklch.ts';
import { readable } from './repair.ts';
import { edgePairs, textPairs } from './skinPairs.ts';
import { skins, type SkinName } from './skins.ts';
import { defaultTheme, readTheme, themeSkin, writeTheme, type Theme } from './themeFile.ts';
import { themeCss } from './wearTheme.ts';

const ratio = (one: string, other: string) => contrast(parseOklch(one), parseOklch(other));
const names = Object.keys(skins) as SkinName[];

const loud: Theme = {
  ...defaultTheme,
  name: 'Kedai',
  brand: '#8a2be2',
  roundness: 0.5,
  scale: 1.1,
  colors: Object.fromEntries(
    names.map((name) => [name, { text: '#dddddd', textMuted: '#888888', accent: '#ffee00' }]),
  ),
};

test('a theme survives a round trip through its file', () => {
  expect(readTheme(writeTheme(loud))).toEqual(loud);
});

test.each(['', '[]', '{}', '{"$type":"other"}', '"servery-theme"'])(
  'readTheme returns null for %j',
  (text) => {
    expect(readTheme(text)).toBeNull();
  },
);

test('readTheme replaces invalid values with defaults', () => {
  const text = JSON.stringify({
    $type: 'servery-theme',
    skin: 'pink',
    density: 3,
    brand: 'red',
    roundness: 99,
    scale: 'x',
    colors: { light: { text: 'url(x)', canvas: '#fffdf7', shadow: '#000000' }, pink: {} },
  });
  expect(readTheme(text)).toEqual({
    ...defaultTheme,
    roundness: 2,
    colors: { light: { canvas: '#fffdf7' } },
  });
});

describe.each(names)('the %s skin', (name) => {
  test('is repaired in a theme with too little contrast', () => {
    const skin = themeSkin(loud, name);
    const weak = [
      ...textPairs(skin).filter(([, text, ground]) => ratio(text, ground) < 4.5),
      ...edgePairs(skin).filter(([, edge, ground]) => ratio(edge, ground) < 3),
    ];
    expect(weak.map(([pair]) => pair)).toEqual([]);
  });

  test('needs no repair in the default theme', () => {
    expect(themeSkin(defaultTheme, name)).toEqual(skins[name]);
  });
});

test('readable changes a colour no more than necessary and keeps its hue', () => {
  const grey = css(readHex('#7a8f9c') ?? { l: 0, c: 0, h: 0 });
  const white = css({ l: 1, c: 0, h: 0 });
  const better = readable(grey, [white], 4.5);
  expect(ratio(better, white)).toBeGreaterThanOrEqual(4.5);
  expect(ratio(better, white)).toBeLessThan(4.7);
  expect(parseOklch(better).h).toBeCloseTo(parseOklch(grey).h, 1);
});

test('themeCss includes every skin and escapes the name in its comment', () => {
  const sheet = themeCss({ ...loud, name: 'a */ b' });
  for (const name of names) expect(sheet).toContain(`[data-skin='${name}']`);
  expect(sheet).toContain('--servery-radius-s: 3px;');
  expect(sheet.match(/\*\//g)).toHaveLength(1);
});

test.each(['#0b7a75', '#ffffff', '#000000', '#8a2be2', '#ffde00'])(
  'writeHex returns %s as readHex parsed it',
  (hex) => {
    expect(writeHex(readHex(hex) ?? { l: 0, c: 0, h: 0 })).toBe(hex);
  },
);

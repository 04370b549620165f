import { describe, expect, test } from 'vitest';
import { brandSkin, wearBrand } from './brand.ts';
import { contrast, css, parseOklch, readHex } from './oklch.ts';
import { edgePairs, textPairs } from './skinPairs.ts';
import { skins, type SkinName } from './skins.ts';
import { vars } from './theme.css.ts';

const ratio = (one: string, other: string) => contrast(parseOklch(one), parseOklch(other));

const brands = [
  '#ffde00',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
  '#00ffff',
  '#ff8800',
  '#8a2be2',
  '#7fff00',
  '#ffffff',
  '#000000',
  '#808080',
  '#5c4033',
  '#f5c6d6',
];

describe.each(Object.keys(skins) as SkinName[])('a brand in the %s skin', (name) => {
  test.each(brands)('has sufficient contrast with %s', (hex) => {
    const skin = brandSkin(hex, name);
    if (!skin) throw new Error(`${hex} is a colour`);
    const weak = [
      ...textPairs(skin).filter(([, text, surface]) => ratio(text, surface) < 4.5),
      ...edgePairs(skin).filter(([, edge, surface]) => ratio(edge, surface) < 3),
    ];
    expect(weak.map(([pair]) => pair)).toEqual([]);
  });
});

test('brandSkin keeps the hue of the brand', () => {
  const solid = brandSkin('#8a2be2', 'light')?.tone.accent.solid ?? '';
  expect(parseOklch(solid).h).toBeCloseTo(readHex('#8a2be2')?.h ?? 0, 1);
});

test('brandSkin returns null for an invalid colour', () => {
  expect(brandSkin('petrol', 'light')).toBeNull();
  expect(brandSkin('#12', 'dark')).toBeNull();
});

test('readHex parses hexadecimal colours as CSS does', () => {
  expect(readHex('#ff0000')).toMatchObject({
    l: expect.closeTo(0.628, 3),
    c: expect.closeTo(0.2577, 3),
  });
  expect(css(readHex('#ffffff') ?? { l: 0, c: 0, h: 0 })).toMatch(/^oklch\(1 0 /);
});

test('wearBrand sets the custom properties of the contract and removes them again', () => {
  const worn = new Map<string, string>();
  const style = {
    setProperty: (name: string, value: string) => worn.set(name, value),
    removeProperty: (name: string) => worn.delete(name),
  };
  const element = { style } as unknown as HTMLElement;
  wearBrand(element, brandSkin('#8a2be2', 'dark'));
  const named = [vars.tone.accent, vars.color, vars.menu].flatMap((part) => Object.values(part));
  expect([...worn.keys()].map((name) => `var(${name})`).toSorted()).toEqual(named.toSorted());
  wearBrand(element, null);
  expect(worn.size).toBe(0);
});

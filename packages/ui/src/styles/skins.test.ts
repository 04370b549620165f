import { describe, expect, test } from 'vitest';
import { contrast, isInGamut, parseOklch } from './oklch.ts';
import { palette } from './palette.ts';
import { edgePairs, textPairs } from './skinPairs.ts';
import { skins } from './skins.ts';

const ratio = (one: string, other: string) => contrast(parseOklch(one), parseOklch(other));

describe.each(Object.entries(skins))('the %s skin', (_name, skin) => {
  test.each(textPairs(skin))('has %s at a contrast of 4.5:1', (_pair, text, surface) => {
    expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(edgePairs(skin))('has %s at a contrast of 3:1', (_pair, edge, surface) => {
    expect(ratio(edge, surface)).toBeGreaterThanOrEqual(3);
  });
});

test('every palette colour is in the sRGB gamut', () => {
  const colors = [palette.light, palette.dark].flatMap((tones) =>
    Object.values(tones).flatMap((ramp) => Object.values(ramp)),
  );
  expect(colors).toHaveLength(144);
  expect(colors.filter((color) => !isInGamut(parseOklch(color)))).toEqual([]);
});

test('neutral colours stay below a chroma of 0.012', () => {
  const neutrals = [palette.light.neutral, palette.dark.neutral].flatMap((ramp) =>
    Object.values(ramp),
  );
  expect(Math.max(...neutrals.map((color) => parseOklch(color).c))).toBeLessThan(0.012);
});

test('contrast follows the definition of WCAG 2', () => {
  const white = { l: 1, c: 0, h: 0 };
  expect(contrast(white, { l: 0, c: 0, h: 0 })).toBeCloseTo(21, 1);
  expect(contrast(white, white)).toBeCloseTo(1, 5);
});

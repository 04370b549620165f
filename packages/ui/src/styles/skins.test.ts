import { describe, expect, test } from 'vitest';
import { contrast, isInGamut, parseOklch } from './oklch.ts';
import { palette } from './palette.ts';
import { skins, type Skin } from './skins.ts';

const ratio = (one: string, other: string) => contrast(parseOklch(one), parseOklch(other));

function textPairs({ color, tone, menu }: Skin): [name: string, text: string, surface: string][] {
  const pages = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const;
  const surfaces = [...pages, 'surfacePressed', 'surfaceSelected'] as const;
  return [
    ...surfaces.flatMap((name): [string, string, string][] => [
      [`text on ${name}`, color.text, color[name]],
      [`textMuted on ${name}`, color.textMuted, color[name]],
    ]),
    ...Object.entries(tone).flatMap(([name, voice]): [string, string, string][] => [
      [`${name} onSolid`, voice.onSolid, voice.solid],
      [`${name} onSolid hovered`, voice.onSolid, voice.solidHover],
      [`${name} onSolid pressed`, voice.onSolid, voice.solidPressed],
      [`${name} onSoft on soft`, voice.onSoft, voice.soft],
      [`text on ${name} soft`, color.text, voice.soft],
      ...surfaces.map((surface): [string, string, string] => [
        `${name} onSoft on ${surface}`,
        voice.onSoft,
        color[surface],
      ]),
    ]),
    ...(['surface', 'hover'] as const).flatMap((name): [string, string, string][] => [
      [`menu text on ${name}`, menu.text, menu[name]],
      [`menu textMuted on ${name}`, menu.textMuted, menu[name]],
    ]),
    ['menu onActive', menu.onActive, menu.active],
  ];
}

function edgePairs({ color, tone }: Skin): [name: string, edge: string, surface: string][] {
  const surfaces = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const;
  return surfaces.flatMap((name): [string, string, string][] => [
    [`focus on ${name}`, color.focus, color[name]],
    [`borderStrong on ${name}`, color.borderStrong, color[name]],
    ...Object.entries(tone).flatMap(([hue, voice]): [string, string, string][] => [
      [`${hue} edge on ${name}`, voice.edge, color[name]],
      ...(name === 'surface' || name === 'surfaceRaised'
        ? [[`${hue} solid on ${name}`, voice.solid, color[name]] as [string, string, string]]
        : []),
    ]),
  ]);
}

describe.each(Object.entries(skins))('%s', (_name, skin) => {
  test.each(textPairs(skin))('%s reads at 4.5:1', (_pair, text, surface) => {
    expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(edgePairs(skin))('%s stands out at 3:1', (_pair, edge, surface) => {
    expect(ratio(edge, surface)).toBeGreaterThanOrEqual(3);
  });
});

test('every palette colour exists on an sRGB screen', () => {
  const colors = [palette.light, palette.dark].flatMap((tones) =>
    Object.values(tones).flatMap((ramp) => Object.values(ramp)),
  );
  expect(colors).toHaveLength(144);
  expect(colors.filter((color) => !isInGamut(parseOklch(color)))).toEqual([]);
});

test('neutral stays quieter than chroma 0.012', () => {
  const neutrals = [palette.light.neutral, palette.dark.neutral].flatMap((ramp) =>
    Object.values(ramp),
  );
  expect(Math.max(...neutrals.map((color) => parseOklch(color).c))).toBeLessThan(0.012);
});

test('contrast follows the definition of WCAG', () => {
  const white = { l: 1, c: 0, h: 0 };
  expect(contrast(white, { l: 0, c: 0, h: 0 })).toBeCloseTo(21, 1);
  expect(contrast(white, white)).toBeCloseTo(1, 5);
});

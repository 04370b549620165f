import type { Skin } from './skins.ts';

/** Returns every text of a skin with each surface it can be on. They need a contrast of 4.5:1. */
export function textPairs({
  color,
  tone,
  menu,
}: Skin): [name: string, text: string, surface: string][] {
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

/**
 * Returns every edge and icon of a skin with each surface it can be on. They need a contrast of
 * 3:1.
 */
export function edgePairs({ color, tone }: Skin): [name: string, edge: string, surface: string][] {
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

import { contrast, css, fitGamut, parseOklch, type Oklch } from './oklch.ts';
import type { Skin } from './skins.ts';

/** The minimum contrast of WCAG AA for text, and for edges and icons. */
export const least = { text: 4.5, edge: 3 } as const;

const weakest = (color: Oklch, grounds: readonly Oklch[]) =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

/**
 * Returns a colour with at least a contrast ratio to all backgrounds: the colour itself, or the
 * nearest lightness of the same hue. If there's none, the lightness with the highest contrast.
 */
export function readable(text: string, grounds: readonly string[], ratio: number): string {
  const color = parseOklch(text);
  const under = grounds.map(parseOklch);
  if (weakest(fitGamut(color), under) >= ratio) return text;
  const steps = Array.from({ length: 201 }, (_, step) => step / 200)
    .map((l) => fitGamut({ ...color, l }))
    .sort((a, b) => Math.abs(a.l - color.l) - Math.abs(b.l - color.l));
  const near = steps.find((step) => weakest(parseOklch(css(step)), under) >= ratio);
  const best = () => steps.reduce((a, b) => (weakest(b, under) > weakest(a, under) ? b : a));
  return css(near ?? best());
}

/**
 * Returns the colours of a filled control, whose hovered and pressed states keep its label
 * readable.
 */
export function filled(solid: string) {
  const color = parseOklch(solid);
  const isDark = contrast(fitGamut(color), { l: 1, c: 0, h: 0 }) >= least.text;
  const shade = (by: number) => css({ ...color, l: color.l + (isDark ? -by : by) });
  return { solid, solidHover: shade(0.05), solidPressed: shade(0.08) };
}

/**
 * Returns the skin with the lightness of texts and edges changed until their contrast is
 * sufficient.
 */
export function repairSkin(skin: Skin): Skin {
  const { color, menu } = skin;
  const sheets = [color.canvas, color.surface, color.surfaceRaised, color.surfaceSunken];
  const pages = [...sheets, color.surfaceHover];
  const surfaces = [...pages, color.surfacePressed, color.surfaceSelected];
  const softs = Object.values(skin.tone).map(({ soft }) => soft);
  const tone = Object.fromEntries(
    Object.entries(skin.tone).map(([name, voice]) => {
      const solid = readable(voice.solid, [color.surface, color.surfaceRaised], least.edge);
      const face = solid === voice.solid ? voice : { ...voice, ...filled(solid) };
      return [
        name,
        {
          ...face,
          onSolid: readable(voice.onSolid, [solid, face.solidHover, face.solidPressed], least.text),
          onSoft: readable(voice.onSoft, [...surfaces, voice.soft], least.text),
          edge: readable(voice.edge, pages, least.edge),
        },
      ];
    }),
  ) as Skin['tone'];
  return {
    ...skin,
    tone,
    color: {
      ...color,
      text: readable(color.text, [...surfaces, ...softs], least.text),
      textMuted: readable(color.textMuted, surfaces, least.text),
      borderStrong: readable(color.borderStrong, pages, least.edge),
      focus: readable(color.focus, pages, least.edge),
    },
    menu: {
      ...menu,
      text: readable(menu.text, [menu.surface, menu.hover], least.text),
      textMuted: readable(menu.textMuted, [menu.surface, menu.hover], least.text),
      onActive: readable(menu.onActive, [menu.active], least.text),
    },
  };
}

import { css } from './oklch.ts';

/**
 * Twelve steps, one job each: 1 page, 2 sunken, 3 hover, 4 pressed, 5 selected, 6 hairline,
 * 7 strong line, 8 control edge, 9 solid, 10 solid hover, 11 quiet text, 12 text.
 * Every hue shares the lightness of a step, so contrast belongs to the step and not to the hue.
 */
const lightSteps = [0.985, 0.968, 0.95, 0.925, 0.9, 0.885, 0.8, 0.62, 0.52, 0.465, 0.45, 0.24];
const darkSteps = [0.18, 0.215, 0.265, 0.305, 0.34, 0.355, 0.44, 0.61, 0.72, 0.775, 0.77, 0.94];

/** The share of a hue's chroma in each step: low in tints, full in solid colours. */
const lightShare = [0.06, 0.1, 0.18, 0.28, 0.38, 0.4, 0.6, 0.95, 1, 0.95, 0.85, 0.4];
const darkShare = [0.12, 0.16, 0.22, 0.28, 0.34, 0.36, 0.5, 0.72, 0.76, 0.74, 0.66, 0.2];

/** A step of a ramp, from the page to the text on it. */
export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/** One hue in twelve CSS colours. */
export type Ramp = Record<Step, string>;

/** Returns twelve CSS colours of a hue for a light or dark scheme, always within sRGB. */
export function ramp(hue: number, chroma: number, scheme: 'light' | 'dark', leastShare = 0): Ramp {
  const steps = scheme === 'light' ? lightSteps : darkSteps;
  const share = scheme === 'light' ? lightShare : darkShare;
  return Object.fromEntries(
    steps.map((l, index) => [
      index + 1,
      css({ l, c: chroma * Math.max(leastShare, share[index] ?? 0), h: hue }),
    ]),
  ) as Ramp;
}

/** The kit's hues, which colour-blind people can distinguish too. */
export const hues = {
  accent: { hue: 195, chroma: 0.13 },
  success: { hue: 150, chroma: 0.15 },
  warning: { hue: 75, chroma: 0.145 },
  danger: { hue: 25, chroma: 0.19 },
  info: { hue: 255, chroma: 0.15 },
} as const;

const tones = (scheme: 'light' | 'dark') => ({
  neutral: ramp(75, 0.011, scheme, 0.32),
  accent: ramp(hues.accent.hue, hues.accent.chroma, scheme),
  success: ramp(hues.success.hue, hues.success.chroma, scheme),
  warning: ramp(hues.warning.hue, hues.warning.chroma, scheme),
  danger: ramp(hues.danger.hue, hues.danger.chroma, scheme),
  info: ramp(hues.info.hue, hues.info.chroma, scheme),
});

/** All ramps for light and dark schemes; private to the skins. */
export const palette = {
  light: tones('light'),
  dark: tones('dark'),
  white: css({ l: 1, c: 0, h: 75 }),
};

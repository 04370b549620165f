import { css } from './oklch.ts';
import { palette, type Ramp } from './palette.ts';

const lightTone = (ramp: Ramp) => ({
  solid: ramp[9],
  solidHover: ramp[10],
  solidPressed: ramp[11],
  onSolid: palette.white,
  soft: ramp[3],
  onSoft: ramp[11],
  edge: ramp[8],
});

const darkTone = (ramp: Ramp) => ({
  solid: ramp[9],
  solidHover: ramp[10],
  solidPressed: ramp[8],
  onSolid: palette.dark.neutral[1],
  soft: ramp[4],
  onSoft: ramp[11],
  edge: ramp[8],
});

const { light: day, dark: night } = palette;

/** Colours of neutral controls on light surfaces: black rather than grey. */
const ink = {
  solid: css({ l: 0.3, c: 0.008, h: 75 }),
  solidHover: css({ l: 0.37, c: 0.009, h: 75 }),
  solidPressed: css({ l: 0.43, c: 0.009, h: 75 }),
  onSolid: palette.white,
  soft: day.neutral[4],
  onSoft: css({ l: 0.36, c: 0.009, h: 75 }),
  edge: day.neutral[8],
};

/** Colours of neutral controls on dark surfaces. */
const chalk = {
  solid: css({ l: 0.9, c: 0.005, h: 75 }),
  solidHover: css({ l: 0.95, c: 0.004, h: 75 }),
  solidPressed: css({ l: 0.82, c: 0.006, h: 75 }),
  onSolid: night.neutral[1],
  soft: night.neutral[4],
  onSoft: css({ l: 0.86, c: 0.006, h: 75 }),
  edge: night.neutral[8],
};

/** Ochre is only recognisable if it's bright, so its label is dark. */
const ochre = {
  ...lightTone(day.warning),
  solid: css({ l: 0.665, c: 0.138, h: 72 }),
  solidHover: css({ l: 0.7, c: 0.145, h: 72 }),
  solidPressed: css({ l: 0.665, c: 0.12, h: 72 }),
  onSolid: css({ l: 0.2, c: 0.03, h: 72 }),
};

const darkMenu = {
  surface: night.neutral[1],
  text: night.neutral[12],
  textMuted: night.neutral[11],
  hover: night.neutral[3],
  active: night.accent[4],
  onActive: css({ l: 0.88, c: 0.06, h: 195 }),
  border: night.neutral[5],
};

/** A warm, light page with white surfaces and hairlines. */
const light = {
  color: {
    canvas: day.neutral[1],
    surface: palette.white,
    surfaceRaised: palette.white,
    surfaceSunken: day.neutral[2],
    surfaceHover: day.neutral[2],
    surfacePressed: day.neutral[4],
    surfaceSelected: day.accent[3],
    text: day.neutral[12],
    textMuted: day.neutral[11],
    border: day.neutral[6],
    borderStrong: day.neutral[8],
    focus: day.accent[9],
    scrim: 'oklch(0.2 0.01 75 / 0.42)',
    skeleton: day.neutral[4],
  },
  tone: {
    neutral: ink,
    accent: lightTone(day.accent),
    success: lightTone(day.success),
    warning: ochre,
    danger: lightTone(day.danger),
    info: lightTone(day.info),
  },
  menu: {
    surface: day.neutral[2],
    text: day.neutral[12],
    textMuted: day.neutral[11],
    hover: day.neutral[4],
    active: day.accent[3],
    onActive: day.accent[11],
    border: day.neutral[6],
  },
  shadow: {
    none: 'none',
    float: '0 1px 2px oklch(0.24 0.01 75 / 0.08), 0 8px 24px -6px oklch(0.24 0.01 75 / 0.16)',
    overlay: '0 2px 6px oklch(0.24 0.01 75 / 0.08), 0 24px 64px -12px oklch(0.24 0.01 75 / 0.28)',
  },
};

/** All surfaces are white, separated only by lines. */
const bordered: typeof light = {
  ...light,
  color: {
    ...light.color,
    canvas: palette.white,
    border: day.neutral[7],
  },
  menu: { ...light.menu, surface: palette.white, hover: day.neutral[3], border: day.neutral[7] },
};

/** A dark page: higher surfaces are lighter, and lines replace shadows. */
const dark: typeof light = {
  color: {
    canvas: night.neutral[1],
    surface: night.neutral[2],
    surfaceRaised: css({ l: 0.25, c: 0.004, h: 75 }),
    surfaceSunken: css({ l: 0.165, c: 0.003, h: 75 }),
    surfaceHover: night.neutral[3],
    surfacePressed: night.neutral[4],
    surfaceSelected: night.accent[4],
    text: night.neutral[12],
    textMuted: night.neutral[11],
    border: night.neutral[5],
    borderStrong: night.neutral[8],
    focus: night.accent[9],
    scrim: 'oklch(0.08 0.005 75 / 0.62)',
    skeleton: night.neutral[4],
  },
  tone: {
    neutral: chalk,
    accent: darkTone(night.accent),
    success: darkTone(night.success),
    warning: darkTone(night.warning),
    danger: darkTone(night.danger),
    info: darkTone(night.info),
  },
  menu: darkMenu,
  shadow: {
    none: 'none',
    float: `0 0 0 1px ${night.neutral[6]}, 0 8px 24px -8px oklch(0 0 75 / 0.5)`,
    overlay: `0 0 0 1px ${night.neutral[6]}, 0 24px 64px -12px oklch(0 0 75 / 0.6)`,
  },
};

/** A light page with a dark menu. */
const semiDark: typeof light = { ...light, menu: darkMenu };

/** The colours and shadows of a skin. */
export type Skin = typeof light;

/** The four skins by their `data-skin` name. */
export const skins = { light, bordered, dark, 'semi-dark': semiDark } satisfies Record<
  string,
  Skin
>;

/** Returns a skin with another accent. */
export function withAccent(name: SkinName, accent: Record<'light' | 'dark', Ramp>): Skin {
  const skin = skins[name];
  const page = name === 'dark' ? darkTone(accent.dark) : lightTone(accent.light);
  const menu =
    name === 'dark' || name === 'semi-dark'
      ? { active: accent.dark[4], onActive: accent.dark[12] }
      : { active: accent.light[3], onActive: accent.light[11] };
  return {
    ...skin,
    color: {
      ...skin.color,
      surfaceSelected: name === 'dark' ? accent.dark[4] : accent.light[3],
      focus: page.solid,
    },
    tone: { ...skin.tone, accent: page },
    menu: { ...skin.menu, ...menu },
  };
}

/** The name of a skin, for `data-skin` on the root element. */
export type SkinName = keyof typeof skins;

import { brandSkin } from './brand.ts';
import { css, readHex } from './oklch.ts';
import { filled, repairSkin } from './repair.ts';
import { skins, type Skin, type SkinName } from './skins.ts';

/** The colours of a skin that a theme can set individually as `#rrggbb`. */
export const ownColors = ['canvas', 'surface', 'text', 'textMuted', 'border', 'accent'] as const;
/** One of `ownColors`. */
export type OwnColor = (typeof ownColors)[number];

/** The density of a page. */
export type Density = 'auto' | 'compact' | 'comfortable' | 'touch';

/** A look as a file: the choices of a designer, without the values derived from them. */
export interface Theme {
  /** The name of the theme. */
  name: string;
  /** The skin that the theme starts with. */
  skin: SkinName;
  /** The density. `auto` is comfortable, or touch if the pointer is coarse. */
  density: Density;
  /** The brand colour as `#rrggbb`, or null for the default accent. */
  brand: string | null;
  /** The roundness of corners, from 0 to 2 times the default. */
  roundness: number;
  /** The size of text and everything relative to it, from 0.8 to 1.4 times the default. */
  scale: number;
  /**
   * The colours that are set individually as `#rrggbb`, by skin. `accent` is the colour of filled
   * controls, used exactly as given.
   */
  colors: Partial<Record<SkinName, Partial<Record<OwnColor, string>>>>;
}

/** The default theme. */
export const defaultTheme: Theme = {
  name: 'Servery',
  skin: 'light',
  density: 'auto',
  brand: null,
  roundness: 1,
  scale: 1,
  colors: {},
};

const densities: readonly unknown[] = ['auto', 'compact', 'comfortable', 'touch'];
const within = (value: unknown, from: number, to: number, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(to, Math.max(from, value))
    : otherwise;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isColor = (value: unknown): value is string =>
  typeof value === 'string' && readHex(value) !== null;
const isSkin = (value: unknown): value is SkinName =>
  typeof value === 'string' && Object.hasOwn(skins, value);

/**
 * Returns the theme of a file, with defaults for missing and invalid values, or null if it isn't a
 * theme.
 */
export function readTheme(json: string): Theme | null {
  let found: unknown;
  try {
    found = JSON.parse(json);
  } catch {
    return null;
  }
  if (!isRecord(found) || found.$type !== 'servery-theme') return null;
  const { name, skin, density, brand, roundness, scale, colors } = found;
  return {
    name: typeof name === 'string' ? name : defaultTheme.name,
    skin: isSkin(skin) ? skin : defaultTheme.skin,
    density: densities.includes(density) ? (density as Density) : defaultTheme.density,
    brand: isColor(brand) ? brand : null,
    roundness: within(roundness, 0, 2, 1),
    scale: within(scale, 0.8, 1.4, 1),
    colors: isRecord(colors) ? readColors(colors) : {},
  };
}

function readColors(found: Record<string, unknown>): Theme['colors'] {
  return Object.fromEntries(
    Object.entries(found)
      .filter(([name, own]) => isSkin(name) && isRecord(own))
      .map(([name, own]) => [
        name,
        Object.fromEntries(
          ownColors.flatMap((key) => {
            const value = (own as Record<string, unknown>)[key];
            return isColor(value) ? [[key, value]] : [];
          }),
        ),
      ]),
  );
}

/** Returns the content of a theme's file. */
export const writeTheme = (theme: Theme) =>
  `${JSON.stringify({ $type: 'servery-theme', ...theme }, null, 2)}\n`;

const oklch = (hex: string) => css(readHex(hex) ?? { l: 0, c: 0, h: 0 });

/** Returns a skin of a theme exactly as designed. Its contrast can be too low. */
export function rawSkin(theme: Theme, name: SkinName): Skin {
  const skin = (theme.brand && brandSkin(theme.brand, name)) || skins[name];
  const { accent, ...own } = theme.colors[name] ?? {};
  const colors = Object.fromEntries(Object.entries(own).map(([key, hex]) => [key, oklch(hex)]));
  const voice = skin.tone.accent;
  return {
    ...skin,
    color: { ...skin.color, ...colors },
    tone: accent ? { ...skin.tone, accent: { ...voice, ...filled(oklch(accent)) } } : skin.tone,
  };
}

/** Returns a skin of a theme with sufficient contrast of all texts and edges. */
export const themeSkin = (theme: Theme, name: SkinName): Skin => repairSkin(rawSkin(theme, name));

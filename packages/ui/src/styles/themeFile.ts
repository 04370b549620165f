import { brandSkin } from './brand.ts';
import { css, readHex } from './oklch.ts';
import { filled, repairSkin } from './repair.ts';
import { skins, type Skin, type SkinName } from './skins.ts';

/** Colours of a skin that a theme may set itself, each as `#rrggbb`. */
export const ownColors = ['canvas', 'surface', 'text', 'textMuted', 'border', 'accent'] as const;
/** One of `ownColors`. */
export type OwnColor = (typeof ownColors)[number];

export type Density = 'auto' | 'compact' | 'comfortable' | 'touch';

/** A look as a file: what a designer chose, not what follows from it. */
export interface Theme {
  name: string;
  /** The skin that it begins with. */
  skin: SkinName;
  /** `auto` is comfortable, and touch where the pointer is coarse. */
  density: Density;
  /** The brand's colour as `#rrggbb`; null keeps the accent of the house. */
  brand: string | null;
  /** How round, as a share of the house's corners: 0 to 2. */
  roundness: number;
  /** How large text and everything with it is, as a share: 0.8 to 1.4. */
  scale: number;
  /** Colours set one by one, by skin. `accent` is the filled control, taken exactly. */
  colors: Partial<Record<SkinName, Partial<Record<OwnColor, string>>>>;
}

/** The house's own look. */
export const houseTheme: Theme = {
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

/** The theme that a file holds; what is missing or out of bounds is the house's. Null when it holds none. */
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
    name: typeof name === 'string' ? name : houseTheme.name,
    skin: isSkin(skin) ? skin : houseTheme.skin,
    density: densities.includes(density) ? (density as Density) : houseTheme.density,
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

/** The text of a theme's file. */
export const writeTheme = (theme: Theme) =>
  `${JSON.stringify({ $type: 'servery-theme', ...theme }, null, 2)}\n`;

const oklch = (hex: string) => css(readHex(hex) ?? { l: 0, c: 0, h: 0 });

/** One skin of a theme as the designer wrote it: it may be too weak to read. */
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

/** One skin of a theme as it is worn: every text and edge can be read. */
export const themeSkin = (theme: Theme, name: SkinName): Skin => repairSkin(rawSkin(theme, name));

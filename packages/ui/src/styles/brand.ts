import { readHex } from './oklch.ts';
import { ramp } from './palette.ts';
import { skins, withAccent, type Skin, type SkinName } from './skins.ts';

/** The maximum chroma of a brand, so that status colours stay recognisable. */
const loudest = 0.2;

/**
 * Returns a skin in a merchant's own colour (`#rrggbb`), or null if that isn't a colour. Only hue
 * and chroma are used; lightness comes from the default skin, which keeps the contrast of all texts
 * and edges.
 */
export function brandSkin(hex: string, name: SkinName): Skin | null {
  const brand = readHex(hex);
  if (!brand) return null;
  const chroma = Math.min(loudest, brand.c);
  return withAccent(name, {
    light: ramp(brand.h, chroma, 'light'),
    dark: ramp(brand.h, chroma, 'dark'),
  });
}

/** The parts of a skin that a brand changes, by the prefix of their custom properties. */
const parts = {
  'tone-accent': (skin: Skin) => skin.tone.accent,
  color: (skin: Skin) => skin.color,
  menu: (skin: Skin) => skin.menu,
};

/** Applies a brand's skin to an element, usually the root; null removes it. */
export function wearBrand(element: HTMLElement, skin: Skin | null) {
  // The names are listed here, because reading them from the contract would make apps load all of
  // it.
  for (const [part, of] of Object.entries(parts))
    for (const [key, value] of Object.entries<string>(of(skin ?? skins.light))) {
      const name = `--servery-${part}-${key}`;
      if (skin) element.style.setProperty(name, value);
      else element.style.removeProperty(name);
    }
}

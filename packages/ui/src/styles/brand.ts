import { readHex } from './oklch.ts';
import { ramp } from './palette.ts';
import { skins, withAccent, type Skin, type SkinName } from './skins.ts';

/** Louder brands are calmed to this chroma, so that state colours are still heard. */
const loudest = 0.2;

/**
 * A skin in a merchant's own colour (`#rrggbb`), or null when that is not a colour.
 * Only hue and chroma are taken; lightness comes from the house's steps, which is what keeps every
 * text and edge at its contrast whatever the brand.
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

/** The parts of a skin that a brand changes, by the beginning of their custom properties' names. */
const parts = {
  'tone-accent': (skin: Skin) => skin.tone.accent,
  color: (skin: Skin) => skin.color,
  menu: (skin: Skin) => skin.menu,
};

/** Dresses an element, usually the root, in a brand's skin; null takes it off again. */
export function wearBrand(element: HTMLElement, skin: Skin | null) {
  // Named here, not read from the contract, which an app would have to load for it.
  for (const [part, of] of Object.entries(parts))
    for (const [key, value] of Object.entries<string>(of(skin ?? skins.light))) {
      const name = `--servery-${part}-${key}`;
      if (skin) element.style.setProperty(name, value);
      else element.style.removeProperty(name);
    }
}

import { readHex } from './oklch.ts';
import { ramp } from './palette.ts';
import { withAccent, type Skin, type SkinName } from './skins.ts';
import { vars } from './theme.css.ts';

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

const property = (reference: string) => reference.slice('var('.length, -1);

/** Dresses an element, usually the root, in a brand's skin; null takes it off again. */
export function wearBrand(element: HTMLElement, skin: Skin | null) {
  const set = (references: Record<string, string>, values: Record<string, string> | undefined) => {
    for (const [key, reference] of Object.entries(references)) {
      const value = values?.[key];
      if (value === undefined) element.style.removeProperty(property(reference));
      else element.style.setProperty(property(reference), value);
    }
  };
  set(vars.tone.accent, skin?.tone.accent);
  set(vars.color, skin?.color);
  set(vars.menu, skin?.menu);
}

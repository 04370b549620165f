import { useTexts } from '../Messages/useFormatMessage.ts';
import type { ThemePanelLabels } from './ThemePanel.tsx';

const texts = {
  skin: { id: 'themePanel.skin', text: 'Appearance' },
  direction: { id: 'themePanel.direction', text: 'Direction' },
  density: { id: 'themePanel.density', text: 'Density' },
  brand: { id: 'themePanel.brand', text: 'Colour' },
  noBrand: { id: 'themePanel.noBrand', text: 'Colour of the skin' },
  ownBrand: { id: 'themePanel.ownBrand', text: 'Custom colour' },
};

const skins = {
  light: { id: 'themePanel.skins.light', text: 'Light' },
  bordered: { id: 'themePanel.skins.bordered', text: 'Bordered' },
  dark: { id: 'themePanel.skins.dark', text: 'Dark' },
  'semi-dark': { id: 'themePanel.skins.semi-dark', text: 'Semi-dark' },
};

const directions = {
  ltr: { id: 'themePanel.directions.ltr', text: 'Left to right' },
  rtl: { id: 'themePanel.directions.rtl', text: 'Right to left' },
};

const densities = {
  auto: { id: 'themePanel.densities.auto', text: 'Automatic' },
  compact: { id: 'themePanel.densities.compact', text: 'Compact' },
  comfortable: { id: 'themePanel.densities.comfortable', text: 'Comfortable' },
  touch: { id: 'themePanel.densities.touch', text: 'Touch' },
};

/** Returns the texts of a `ThemePanel`, with those that are given instead of the kit's own. */
export function useThemePanelLabels(given?: Partial<ThemePanelLabels>): ThemePanelLabels {
  return {
    ...useTexts(texts),
    skins: useTexts(skins),
    directions: useTexts(directions),
    densities: useTexts(densities),
    ...given,
  };
}

import { useTexts } from '../Messages/useFormatMessage.ts';
import type { ColorPickerLabels } from './ColorPicker.tsx';

const texts = {
  hex: { id: 'colorPicker.hex', text: 'Colour code' },
  area: { id: 'colorPicker.area', text: 'Saturation and brightness' },
  hue: { id: 'colorPicker.hue', text: 'Hue' },
  alpha: { id: 'colorPicker.alpha', text: 'Opacity' },
  swatches: { id: 'colorPicker.swatches', text: 'Saved colours' },
};

/** Returns the texts of a `ColorPicker`, with those that are given instead of the kit's own. */
export function useColorPickerLabels(given?: Partial<ColorPickerLabels>): ColorPickerLabels {
  return {
    ...useTexts(texts),
    ...given,
  };
}

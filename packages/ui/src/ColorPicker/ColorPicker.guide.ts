import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to choose any colour, such as a brand or label colour. For a few preset colours, offer swatches first, or use RadioGroup with names.',
  entry: '@servery/ui/color-picker',
  anatomy: [
    'label',
    'swatches (optional)',
    'saturation and brightness area',
    'hue slider',
    'opacity slider (optional)',
    'colour preview',
    'colour code field',
    'help text and error',
  ],
  keyboard: {
    Tab: 'Moves focus to the swatches, the area, the sliders and the code field.',
    'Arrow keys': 'Move the thumb. On swatches, move between them.',
    'PageUp, PageDown, Home, End': 'Move in larger steps.',
    Enter: 'In the code field, applies the code.',
  },
  dos: ['Check the contrast of the chosen colour with its content, and report it.'],
  donts: ['Don’t convey information by colour alone. Add text.'],
  never: { ...neverWaiting, Empty: 'It always has a colour.' },
};

import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For any colour: a brand’s own, a label’s. Of a few known ones give swatches first, or use RadioGroup with words.',
  door: '@servery/ui/color-picker',
  anatomy: [
    'label',
    'swatches (optional)',
    'area of saturation and brightness',
    'slider of the hue',
    'slider of the opacity (optional)',
    'colour as it is',
    'field of the code',
    'help and error',
  ],
  keyboard: {
    Tab: 'goes to the swatches, the area, the sliders and the code',
    'Arrow keys': 'move the thumb; on swatches go through them',
    'PageUp, PageDown, Home, End': 'move by larger steps',
    Enter: 'in the field of the code takes it',
  },
  dos: ['Check the contrast of what is chosen with what stands on it, and say so.'],
  donts: ['Do not let a colour alone say something: give it a word too.'],
  never: { ...neverWaiting, Empty: 'It always holds a colour.' },
};

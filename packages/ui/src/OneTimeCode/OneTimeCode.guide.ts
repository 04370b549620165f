import { neverWaiting, neverPressed, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a code of four to eight signs that was sent or is shown by another device. A PIN that somebody knows by heart is for PinPad; any other text for TextField.',
  anatomy: ['label', 'one input over all boxes', 'box for each sign', 'help and error'],
  keyboard: {
    'figures, letters': 'fill the box and go on; on a filled box they take its place',
    Backspace: 'empties the last box, or the marked one',
    'ArrowLeft, ArrowRight': 'go through the boxes that are filled',
    'Ctrl V': 'fills the boxes from the words around a code too',
  },
  dos: [
    'Send the code by onComplete: nobody should look for a button.',
    'Keep the code when it was wrong, say so in errorMessage, and offer to send another one.',
  ],
  donts: ['Do not split it into inputs: paste, autofill and screen readers work with one.'],
  never: { ...neverWaiting, ...neverPressed },
};

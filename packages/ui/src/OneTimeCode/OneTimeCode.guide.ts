import { neverWaiting, neverPressed, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a 4- to 8-character code that was sent or is shown on another device. For a PIN people know by heart, use PinPad. For other text, use TextField.',
  anatomy: [
    'label',
    'one input across all boxes',
    'one box for each character',
    'help text and error',
  ],
  keyboard: {
    'digits, letters': 'Fill the box and move on, or replace a filled box.',
    Backspace: 'Clears the last or selected box.',
    'ArrowLeft, ArrowRight': 'Move between filled boxes.',
    'Ctrl V': 'Pastes the code, even with surrounding text.',
  },
  dos: [
    'Submit the code in onComplete. Nobody should need a button.',
    'If the code is wrong, keep it, show errorMessage and offer to resend.',
  ],
  donts: ['Don’t split it into several inputs. Paste, autofill and screen readers need one.'],
  never: { ...neverWaiting, ...neverPressed },
};

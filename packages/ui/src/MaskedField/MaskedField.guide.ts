import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a text of a known shape that people copy from somewhere: a phone number, a card, a plate, a birthday. For a day that is chosen use a date picker, for an amount of money MoneyField, for a count NumberField.',
  anatomy: ['label', 'input', 'sign before or behind', 'error', 'description'],
  keyboard: {
    Tab: 'goes to it',
    'Digits, letters': 'write into the shape; what has no place in it is left out',
    'Backspace, Delete': 'take away one character and step over what divides',
  },
  dos: [
    'Make the mask outside of the component, or memoise it.',
    'Take every way of writing when pasted: spaces and dashes are dropped.',
    'Check the value when the form is sent: a mask shapes, it does not prove.',
  ],
  donts: [
    'Do not mask names, addresses or e-mail: their shapes are not known.',
    'Do not show the shape in the placeholder alone; say it in the description.',
  ],
  never: { ...neverWaiting, Pressed: 'A press puts the caret; it looks focused then.' },
};

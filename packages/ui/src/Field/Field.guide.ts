import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Around a control that the kit does not have, to give it the label, help and error of all others. The kit’s own fields contain it already.',
  anatomy: ['label', 'hint (optional)', 'control', 'error', 'description'],
  keyboard: {},
  dos: [
    'Spread what it hands over on the control: ids, states and names tie the words to it.',
    'Use isGroup when several controls answer one question.',
  ],
  donts: [
    'Do not put the error elsewhere: the summary of a form links to the field.',
    'Do not use a placeholder as a label.',
  ],
  never: {
    ...neverWaiting,
    Hovered: 'The control inside shows it.',
    Focused: 'The control inside shows it.',
    Pressed: 'The control inside shows it.',
    Empty: 'The control inside is empty, not what is around it.',
  },
};

import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use around a control that isn’t part of the kit, to give it a label, help text and error. The kit’s own fields include it.',
  anatomy: ['label', 'hint (optional)', 'control', 'error', 'description'],
  keyboard: {},
  dos: [
    'Spread the props it provides on the control to link its ids, states and names.',
    'Use isGroup if several controls answer one question.',
  ],
  donts: [
    'Don’t put the error elsewhere. The form’s error summary links to the field.',
    'Don’t use a placeholder as a label.',
  ],
  never: {
    ...neverWaiting,
    Hovered: 'The control inside has this state.',
    Focused: 'The control inside has this state.',
    Pressed: 'The control inside has this state.',
    Empty: 'The control is empty, not the field around it.',
  },
};

import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a task that is too long for one page and has an order: opening an outlet, moving a menu. What fits on a page stays one form.',
  anatomy: ['group', 'stepper', 'page of the step', 'buttons: back, next or finish'],
  keyboard: {
    Tab: 'goes through the steps that were reached, the page, and the buttons',
    'Enter, Space': 'on a step or a button: goes there',
  },
  dos: [
    'Let validate show what is wrong in the page: the focus goes to the first field that is.',
    'Let people go back; what they typed is kept.',
  ],
  donts: [
    'Do not ask in a later step for what decides an earlier one.',
    'Do not end with a page of thanks: go to what was made.',
  ],
  never: {
    Hovered: 'Its steps and buttons are shown at Stepper and Button.',
    Pressed: 'Its steps and buttons are shown at Stepper and Button.',
    Disabled: 'Who may not do the task is not led into it.',
    ReadOnly: 'What is only read is no task.',
    Empty: 'A task has steps.',
  },
};

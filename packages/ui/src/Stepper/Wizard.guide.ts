import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a task with ordered steps that’s too long for one page, such as opening an outlet or moving a menu. If it fits on one page, use one form.',
  anatomy: ['group', 'stepper', 'step page', 'back, next or finish buttons'],
  keyboard: {
    Tab: 'Moves focus through visited steps, the page and the buttons.',
    'Enter, Space': 'On a step or button: activates it.',
  },
  dos: [
    'Show errors on the page in validate. Focus moves to the first invalid field.',
    'Let people go back without losing input.',
  ],
  donts: [
    'Don’t ask in a later step for something an earlier step depends on.',
    'Don’t end with a thank-you page. Open what was created.',
  ],
  never: {
    Hovered: 'Its steps and buttons are Stepper and Button. See their stories.',
    Pressed: 'Its steps and buttons are Stepper and Button. See their stories.',
    Disabled: 'Don’t show it to people who can’t do the task.',
    ReadOnly: 'A task can’t be read-only.',
    Empty: 'It always has steps.',
  },
};

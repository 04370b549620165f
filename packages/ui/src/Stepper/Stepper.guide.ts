import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To show how far one is on a way of known length: an order, a delivery. For the steps together with their pages use Wizard; for how far a machine is use ProgressBar; for what has happened use Timeline.',
  anatomy: ['list', 'step: mark with number, sign or icon; title; description', 'line to the next'],
  keyboard: {
    Tab: 'goes to the row of steps where it scrolls, then to the steps that can be gone to',
    'ArrowLeft, ArrowRight': 'scroll the row',
    'Enter, Space': 'goes to the step',
  },
  dos: ['Name a step in one or two words.', 'Say in words what a sign says: done, has errors.'],
  donts: ['Do not show more than six steps.'],
  never: {
    ReadOnly: 'Without onChange it only shows.',
    Pending: 'The page of the step waits, not its mark.',
    Empty: 'A way has steps.',
  },
};

import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to show progress through a known number of steps, such as an order or a delivery. For steps with pages, use Wizard. For automatic progress, use ProgressBar. For past events, use Timeline.',
  anatomy: [
    'list',
    'step: marker with number, symbol or icon; title; description',
    'connecting line',
  ],
  keyboard: {
    Tab: 'Moves focus to the steps if they scroll, then to selectable steps.',
    'ArrowLeft, ArrowRight': 'Scrolls the row.',
    'Enter, Space': 'Opens the step.',
  },
  dos: ['Use one or two words for each step.', 'Describe status icons in text: done, has errors.'],
  donts: ['Don’t show more than six steps.'],
  never: {
    ReadOnly: 'It’s read-only without onChange.',
    Pending: 'The step’s page shows the pending state.',
    Empty: 'It always has steps.',
  },
};

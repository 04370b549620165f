import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For one of two to five short words that takes effect at once: a view, a lane, a period. In a form use RadioGroup; of more use Select; between places use TabLinks.',
  anatomy: ['label (often hidden)', 'rail', 'segment, its icon and word'],
  keyboard: {
    Tab: 'goes to the chosen segment',
    'Arrow keys': 'choose the next or the previous one',
  },
  dos: [
    'Keep the words short and of like length.',
    'Keep the order; do not move the chosen one first.',
  ],
  donts: ['Do not use it where the choice must be saved.'],
  never: {
    ReadOnly: 'A choice that cannot be changed is shown as text.',
    Invalid: 'One is always chosen.',
    Empty: 'One is always chosen.',
    Pending: 'What it changes waits, not the choice.',
    Many: 'Of more than five use Select.',
  },
};

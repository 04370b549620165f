import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to choose one of two to five short options that apply immediately, such as a view, a lane or a period. In a form, use RadioGroup. For more options, use Select. Between pages, use TabLinks.',
  anatomy: ['label (often hidden)', 'rail', 'segment with icon and label'],
  keyboard: {
    Tab: 'Moves focus to the selected segment.',
    'Arrow keys': 'Select the next or previous option.',
  },
  dos: [
    'Keep labels short and similar in length.',
    'Keep the order. Don’t move the selected option first.',
  ],
  donts: ['Don’t use it if the choice must be saved first.'],
  never: {
    ReadOnly: 'Show a fixed choice as text.',
    Invalid: 'One option is always selected.',
    Empty: 'One option is always selected.',
    Pending: 'The affected content shows the pending state.',
    Many: 'For more than five options, use Select.',
  },
};

import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to show how much of a time or quantity is used, such as the age of a ticket. For running tasks, use ProgressBar. If progress is unknown, use Spinner.',
  anatomy: ['track', 'coloured arc', 'value in the centre (optional)'],
  keyboard: {},
  dos: [
    'Put the full meaning in the label: “4 of 15 minutes”.',
    'Change the tone at thresholds, not gradually.',
  ],
  donts: ['Don’t rely on the tone alone. Keep the number.'],
  never: {
    ...neverTouched,
    Pending: 'If progress is unknown, use Spinner.',
    LongText: 'The centre fits two or three digits. Put text in the label.',
    Many: 'It shows one measure.',
  },
};

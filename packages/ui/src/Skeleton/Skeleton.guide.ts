import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'While something loads whose shape is known. When the shape is not known use Spinner; when the loading was asked for by a press, let the button wait.',
  anatomy: ['grey shape'],
  keyboard: {},
  dos: [
    'Give it the shape and the number of what comes, so that nothing jumps.',
    'Name the wait once, around all of them, with aria-busy.',
  ],
  donts: [
    'Do not show it for less than a moment: keep what was there.',
    'Do not use it for what may never come: use EmptyState.',
  ],
  never: {
    ...neverTouched,
    Pending: 'It is the waiting itself.',
    Empty: 'It stands for what is not there yet.',
    LongWords: 'It has no words.',
  },
};

import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'When something is on its way and its shape is not known. Where the shape is known use Skeleton.',
  anatomy: ['turning arc'],
  keyboard: {},
  dos: ['Say in the label what is awaited, unless words beside it say so.'],
  donts: ['Do not cover a page with it.', 'Do not show two.'],
  never: {
    ...neverTouched,
    Pending: 'It is the waiting itself.',
    Empty: 'It stands for what is not there yet.',
    LongWords: 'Its words are heard, not drawn.',
    Many: 'A place has one.',
  },
};

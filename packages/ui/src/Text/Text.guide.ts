import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use Text for interface text in a standard size, tone and weight, and Heading for titles.',
  anatomy: ['text'],
  keyboard: {},
  dos: [
    'Choose a Heading’s level by hierarchy and its size by appearance.',
    'Use isTabular for figures in columns.',
    'Say in words what the tone conveys.',
  ],
  donts: [
    'Don’t truncate text people need. Let it wrap.',
    'Don’t use bold for more than one element per view.',
  ],
  never: {
    ...neverTouched,
    Pending: 'Use Skeleton for text that’s loading.',
    Empty: 'It isn’t shown without text.',
    Many: 'It’s a single text. See Sizes and Tones for several.',
  },
};

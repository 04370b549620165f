import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use on a live screen to show whether its content is up to date. For the status of one object, use Badge.',
  anatomy: ['lamp', 'word'],
  keyboard: {},
  dos: [
    'Say since when: “Offline since 18:40”.',
    'Put it where people already look, next to the board’s title.',
  ],
  donts: [
    'Don’t show it on screens without live data.',
    'Don’t leave out the label. Not everyone can see the colour.',
  ],
  never: {
    ...neverTouched,
    Pending: 'Reconnecting is its pending state and has its own story.',
    Empty: 'It always has a label.',
    Many: 'A page has only one connection.',
  },
};

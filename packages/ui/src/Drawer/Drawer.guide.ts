import type { Guide } from '../guide/guide.ts';

const within = 'What stands in it has this state.';

export const guide: Guide = {
  when: 'For details at a glance or a form beside the page that it belongs to. On a phone a sheet from the bottom is close to the thumb. To wait for an answer use Dialog.',
  anatomy: [
    'scrim (unless beside)',
    'grip (at the bottom)',
    'heading, quiet line and cross',
    'body, which scrolls',
    'actions',
  ],
  keyboard: {
    Escape: 'closes it, if its guard agrees',
    Tab: 'goes round inside of it; beside, it goes on to the page',
    'ArrowUp, ArrowDown': 'make a sheet higher or lower while its grip has the focus',
    'Enter, Space': 'on the grip: the next height, round and round',
  },
  dos: [
    'Use the end side for details, start for navigation, bottom on phones.',
    'Give gripLabel with snapPoints, so that the keyboard can change the height too.',
  ],
  donts: ['Do not put a sheet with heights beside a page on a desk: use the end side.'],
  never: {
    Pressed: 'The grip moves with the finger instead.',
    Disabled: 'A dialog that cannot be used is not opened.',
    ReadOnly: within,
    Invalid: within,
    Empty: 'Something is always in it.',
  },
};

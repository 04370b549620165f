import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For an act that is nearly always done one way, and sometimes another: send, or send later. Where no way is the usual one use Menu; for acts of equal rank use ButtonGroup.',
  anatomy: ['group', 'button with the act', 'button that opens the menu', 'menu'],
  keyboard: {
    Tab: 'goes to the act, then to the menu’s button',
    'Enter, Space': 'does the act, or opens the menu',
    'Arrow down, Arrow up': 'on the menu’s button: open the menu at its first or last entry',
    Escape: 'closes the menu',
  },
  dos: [
    'Put the safe and usual act on the button.',
    'Begin the entries with the same verb as the button.',
  ],
  donts: ['Do not put acts into the menu that have nothing to do with the button.'],
  never: {
    ...neverTyped,
    Empty: 'Without variants it is a Button.',
    Many: 'It is one act; its menu may be long.',
  },
};

import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To let people choose how the application looks, in a Drawer or on a page of settings. It keeps nothing: its owner stores the choice and dresses the page with wearTheme.',
  anatomy: [
    'skins, each with a small page',
    'brand colours and a picker',
    'density',
    'direction',
    'choices about the shell (optional)',
    'footer (optional)',
  ],
  keyboard: {
    Tab: 'goes from one choice to the next',
    'Arrow keys': 'choose within a choice',
    'Enter, Space': 'on the last colour: opens the system’s picker',
  },
  dos: [
    'Dress the page at once: the page itself is the preview.',
    'Offer a way back to the house’s look in the footer.',
    'Remember the choice per person, not per merchant, unless it is the merchant’s brand.',
  ],
  donts: [
    'Do not offer what the application does not follow.',
    'Do not ask for a Save: a look is easily changed back.',
  ],
  never: {
    Disabled: 'Whoever may not choose the look does not meet the panel.',
    ReadOnly: 'It changes the page it stands on: there is nothing only to read.',
    Invalid: 'Every colour is repaired until it can be read.',
    Pending: 'A look is put on at once.',
    Empty: 'Something is always chosen.',
  },
};

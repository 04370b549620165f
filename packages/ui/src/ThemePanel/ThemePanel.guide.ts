import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to let people choose the app’s appearance, in a Drawer or on a settings page. It stores nothing. Its parent saves the choice and applies it with wearTheme.',
  anatomy: [
    'skins, each with a preview',
    'brand colours and a picker',
    'density',
    'direction',
    'layout options (optional)',
    'footer (optional)',
  ],
  keyboard: {
    Tab: 'Moves focus between options.',
    'Arrow keys': 'Select within an option group.',
    'Enter, Space': 'On the last colour: opens the system colour picker.',
  },
  dos: [
    'Apply changes immediately. The page itself is the preview.',
    'Offer a reset to the default theme in the footer.',
    'Save the choice per user, not per merchant, unless it’s the merchant’s brand.',
  ],
  donts: [
    'Don’t offer options the app doesn’t support.',
    'Don’t require saving. Appearance is easy to change back.',
  ],
  never: {
    Disabled: 'Don’t show it to people who can’t change the theme.',
    ReadOnly: 'It changes the page directly, so it can’t be read-only.',
    Invalid: 'Contrast is corrected automatically.',
    Pending: 'Changes apply immediately.',
    Empty: 'There’s always a selection.',
  },
};

import type { Guide } from '../guide/guide.ts';

const buttons = 'Its buttons are IconButtons. See their stories.';

export const guide: Guide = {
  when: 'Use for a dashboard card that people can collapse, refresh or remove. For a card that only shows content, use Card.',
  anatomy: [
    'card',
    'header: title, custom actions, collapse, refresh, remove',
    'content',
    'footer',
    'block overlay while refreshing',
  ],
  keyboard: {
    Tab: 'Moves focus between buttons.',
    'Enter, Space': 'Collapses, refreshes or removes the card.',
  },
  dos: [
    'Include the card’s name in its button labels if a page has several: “Refresh sales”.',
    'Move focus to the next card when one is removed.',
  ],
  donts: ['Don’t remove content permanently. Offer undo.'],
  never: {
    Hovered: buttons,
    Pressed: buttons,
    Disabled: 'Don’t show actions that aren’t allowed.',
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Empty: 'It contains an EmptyState.',
    Many: 'It’s a single card. Put several in a Grid.',
  },
};

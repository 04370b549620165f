import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use if there’s no space for text and the icon is widely known, such as more, close or print. Otherwise, use Button.',
  anatomy: ['square button', 'icon', 'spinner while pending'],
  keyboard: { 'Enter, Space': 'Activates it.', Tab: 'Moves focus to it, even while pending.' },
  dos: [
    'Describe the action in the label. It’s read out and shown on hover.',
    'Add a Tooltip if the icon may not be familiar.',
  ],
  donts: [
    'Don’t invent icons for your own actions.',
    'Don’t use only an icon for a destructive action.',
  ],
  never: { ...neverTyped, LongText: 'Its label is announced, not shown.' },
};

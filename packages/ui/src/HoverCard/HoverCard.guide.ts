import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to preview what a link leads to, such as a guest, table or order. To explain a control, use Tooltip. For content opened on purpose, use Popover.',
  anatomy: ['trigger (a link or a button)', 'card with an arrow', 'content, possibly with links'],
  keyboard: {
    Tab: 'On the trigger: opens the card after a delay. Again: moves into the card, then on.',
    'Shift+Tab': 'Moves from the card back to the trigger.',
    Escape: 'Closes it. Focus returns to the trigger.',
  },
  dos: ['Show what most people follow the link for: a name, a status, a figure.'],
  donts: [
    'Don’t put unique content in it. It never opens on touch.',
    'Don’t put a form in it. It closes when the pointer leaves.',
  ],
  never: {
    ...neverTyped,
    Pressed: 'A press follows the link, which has its own look.',
    Pending: 'It shows what’s known. Use Skeleton for the rest.',
    Empty: 'If there’s nothing to preview, set isDisabled.',
  },
};

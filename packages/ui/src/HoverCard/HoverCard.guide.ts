import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To save people a visit: a glance at the guest, table or order that a link leads to. For words that explain a control use Tooltip, for what is opened on purpose Popover.',
  anatomy: ['trigger (a link or a button)', 'card with its arrow', 'content; may have links'],
  keyboard: {
    Tab: 'to the trigger: opens the card after a rest; again: into the card, then on in the page',
    'Shift+Tab': 'from the card back to its trigger',
    Escape: 'closes it; the focus is on the trigger',
  },
  dos: ['Show what most people look for behind the link: a name, a state, a figure.'],
  donts: [
    'Do not put anything in it that stands nowhere else: on touch it never opens.',
    'Do not put a form in it: it leaves when the pointer leaves.',
  ],
  never: {
    ...neverTyped,
    Pressed: 'A press follows the link; how that looks is the link’s.',
    Pending: 'It shows what is known already; a Skeleton in it may stand for the rest.',
    Empty: 'Without anything to preview there is only the link: isDisabled.',
  },
};

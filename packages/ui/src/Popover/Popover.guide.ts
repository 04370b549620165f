import { neverTyped, type Guide } from '../guide/guide.ts';

const content = 'Its trigger and what stands in it have this state.';

export const guide: Guide = {
  when: 'For a little more beside its button: filters, a date, details, a short form. To explain use Tooltip, to preview HoverCard, for a task that needs its own room Dialog.',
  anatomy: [
    'trigger (a button)',
    'surface with its arrow (optional)',
    'heading (optional)',
    'content',
  ],
  keyboard: {
    'Enter, Space': 'opens it from its button; the focus goes in',
    Tab: 'goes round inside of it',
    Escape: 'closes it and gives the focus back',
  },
  dos: [
    'Give it a heading, or a label where the content says what it is.',
    'Show the arrow where many triggers stand close.',
  ],
  donts: ['Do not open one from another: go to a dialog.'],
  never: {
    ...neverTyped,
    Hovered: content,
    Pressed: content,
    Disabled: content,
    Pending: content,
    Empty: 'Something is always in it.',
  },
};

import { neverTyped, type Guide } from '../guide/guide.ts';

const content = 'Its trigger and content have this state.';

export const guide: Guide = {
  when: 'Use for additional content next to its button, such as filters, a date, details or a short form. To explain, use Tooltip. To preview, use HoverCard. For a task that needs more space, use Dialog.',
  anatomy: [
    'trigger (a button)',
    'surface with an arrow (optional)',
    'heading (optional)',
    'content',
  ],
  keyboard: {
    'Enter, Space': 'Opens it from its button and moves focus inside.',
    Tab: 'Cycles focus inside it.',
    Escape: 'Closes it and returns focus.',
  },
  dos: [
    'Give it a heading, or a label if the content is self-explanatory.',
    'Show the arrow if many triggers are close together.',
  ],
  donts: ['Don’t open one from another. Use a dialog.'],
  never: {
    ...neverTyped,
    Hovered: content,
    Pressed: content,
    Disabled: content,
    Pending: content,
    Empty: 'It always has content.',
  },
};

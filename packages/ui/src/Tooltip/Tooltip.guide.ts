import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To name or explain a control on hover and on keyboard focus. What people must know stands in the page; what they may press stands in a Popover or a HoverCard.',
  anatomy: ['control', 'bubble with its arrow (optional)', 'words', 'shortcut (optional)'],
  keyboard: {
    Tab: 'to the control: opens it at once',
    Escape: 'closes it; the focus stays',
  },
  dos: ['Keep to one short line; at most two where a second fact helps.'],
  donts: [
    'Do not repeat the control’s visible label.',
    'Do not put links or buttons in it: nobody can reach them.',
  ],
  never: {
    ...neverTyped,
    Pressed: 'A press on the control closes it.',
    Pending: 'Its words are known.',
  },
};

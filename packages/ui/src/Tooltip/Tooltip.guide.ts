import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to name or explain a control on hover and keyboard focus. Put essential information on the page. Put interactive content in a Popover or HoverCard.',
  anatomy: ['control', 'bubble with an arrow (optional)', 'text', 'shortcut (optional)'],
  keyboard: {
    Tab: 'On the control: opens it immediately.',
    Escape: 'Closes it. Focus stays.',
  },
  dos: ['Keep to one short line, or two if a second fact helps.'],
  donts: [
    'Don’t repeat the control’s visible label.',
    'Don’t put links or buttons in it. Nobody can reach them.',
  ],
  never: {
    ...neverTyped,
    Pressed: 'Pressing the control closes it.',
    Pending: 'Its text is static.',
  },
};

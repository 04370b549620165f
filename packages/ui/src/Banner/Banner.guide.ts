import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a message that applies until its cause is resolved. For something that just happened, use Toast. For a message about one field, use its errorMessage.',
  anatomy: ['coloured frame', 'sign', 'title', 'text', 'action (optional)', 'cross (optional)'],
  keyboard: {
    Tab: 'Moves focus to the action, then to the close button.',
    'Enter, Space': 'Activates it.',
  },
  dos: [
    'Say what it means for the reader, then what to do.',
    'Reserve warning and danger for problems that block work. They interrupt screen readers.',
    'Set isLive to false if it’s present on page load.',
  ],
  donts: [
    'Don’t stack banners. Combine the messages into one.',
    'Don’t make it dismissible while the problem still blocks work.',
  ],
  never: {
    Disabled: 'A banner is either shown or not.',
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Pending: 'The task may be pending, but the message isn’t.',
    Empty: 'It isn’t shown without text.',
    Many: 'Combine several messages into one banner with a list.',
  },
};

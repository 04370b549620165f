import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for titled sections that people read one or two at a time, such as FAQs or groups of settings. If exactly one section is always visible, use Tabs. For a single expandable section, use Collapse.',
  anatomy: ['accordion', 'item', 'heading with its button: icon, title, end, chevron', 'panel'],
  keyboard: {
    Tab: 'Moves focus between titles and through the content of open panels.',
    'Enter, Space': 'Expands or collapses the focused panel.',
  },
  dos: [
    'Write titles that tell people whether to open the panel.',
    'Set level so that the heading hierarchy continues.',
    'Allow several open panels if people need to compare them.',
  ],
  donts: [
    'Don’t open panels on hover. Content that moves under the pointer causes accidental presses, and touch has no hover.',
    'Don’t nest accordions.',
  ],
  never: {
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Pending: 'It opens immediately. The panel’s content may still be loading.',
    Empty: 'It isn’t shown without items. Use EmptyState instead.',
  },
};

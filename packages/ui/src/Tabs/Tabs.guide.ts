import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for sections of one page, one visible at a time. If sections have URLs, use TabLinks. For ordered steps, use Stepper.',
  anatomy: [
    'list of tabs',
    'tab with icon, title and count',
    'indicator under the selected tab',
    'panel',
  ],
  keyboard: {
    Tab: 'Moves focus to the selected tab, then to its panel.',
    'Arrow left, Arrow right':
      'Select the previous or next tab (mirrored in right-to-left languages).',
    'Home, End': 'Select the first or last tab.',
  },
  dos: [
    'Use one or two nouns for each label.',
    'Show a count if it helps people decide whether to look.',
  ],
  donts: ['Don’t split content that people need to compare.', 'Don’t nest tabs.'],
  never: {
    ReadOnly: 'It has no value.',
    Invalid: 'Show errors inside the panel.',
    Pending: 'The panel has its own Skeleton.',
    Empty: 'It isn’t shown without tabs.',
  },
};

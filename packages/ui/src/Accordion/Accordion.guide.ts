import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For titled parts that are read one or two at a time: questions and answers, groups of settings. Where exactly one part always shows use Tabs; for one thing that opens use Collapse.',
  anatomy: ['accordion', 'item', 'heading with its button: icon, title, end, chevron', 'panel'],
  keyboard: {
    Tab: 'goes from title to title, and through what stands in open panels',
    'Enter, Space': 'opens or closes the panel of the title',
  },
  dos: [
    'Let the title alone tell whether the panel is worth opening.',
    'Set level so that the headings follow the heading above.',
    'Allow several to stand open where people compare.',
  ],
  donts: [
    'Do not open on hover: what moves under a pointer is pressed by mistake, and touch has no hover.',
    'Do not put an accordion into an accordion.',
  ],
  never: {
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Pending: 'It opens at once; what a panel holds may wait.',
    Empty: 'Without parts it is not shown: say so with EmptyState in its place.',
  },
};

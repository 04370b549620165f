import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For what somebody else wrote as HTML: a mail, an article, a description from another system. For our own words use Text; for text that is written here use Editor.',
  anatomy: ['text', 'link to outside', 'picture that is held back, by its words'],
  keyboard: {
    Tab: 'goes from link to link, and to the text itself where it is wider than its place',
    'Arrow left, Arrow right': 'scroll a text that is wider than its place',
  },
  dos: [
    'Say the level of its highest heading, so that the page keeps its order.',
    'Give it a label: it is its name where it scrolls.',
    'Use plainOf for a preview, documentOf to go on writing it, htmlOf for what was written.',
  ],
  donts: ['Do not clean HTML and set it as a string: that needs trust, and this does not.'],
  never: {
    Hovered: 'Its links are the browser’s own.',
    Pressed: 'Its links are the browser’s own.',
    Disabled: 'It is read.',
    ReadOnly: 'It is never anything else.',
    Invalid: 'What it cannot understand it leaves out.',
    Pending: 'It is there with its text; before that use Skeleton.',
  },
};

import type { Guide } from '../guide/guide.ts';

const region = 'It covers a region and is no control itself.';

export const guide: Guide = {
  when: 'To block a region while what stands in it changes as a whole: a card that is fetched again, a form that is sent. For one act set isPending on its button; for what has not come yet use Skeleton.',
  anatomy: ['region', 'content, inert while blocked', 'veil', 'spinner and words'],
  keyboard: {
    Tab: 'passes by the region while it is blocked',
  },
  dos: [
    'Say in the label what is under way, and in doneLabel that it is over.',
    'Block the smallest region that will do.',
  ],
  donts: [
    'Do not block a page: people could not even leave it.',
    'Do not block for less than half a second: it would only flicker.',
  ],
  never: {
    Hovered: region,
    Focused: 'It holds the focus of what it blocks and shows no ring: nothing can be done there.',
    Pressed: region,
    Disabled: 'Without isBlocked it is not there.',
    ReadOnly: region,
    Invalid: region,
    Empty: 'It always covers something.',
    Many: 'It is one region.',
  },
};

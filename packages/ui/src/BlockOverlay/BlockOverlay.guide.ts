import type { Guide } from '../guide/guide.ts';

const region = 'It covers a region and isn’t a control itself.';

export const guide: Guide = {
  when: 'Use to block a region while its content changes as a whole, such as a card that’s refreshing or a form that’s being sent. For a single action, set isPending on its button. For content that hasn’t loaded yet, use Skeleton.',
  anatomy: ['region', 'content, inert while blocked', 'veil', 'spinner and text'],
  keyboard: {
    Tab: 'Skips the region while it’s blocked.',
  },
  dos: [
    'Describe the task in label, and its completion in doneLabel.',
    'Block the smallest possible region.',
  ],
  donts: [
    'Don’t block a whole page. People couldn’t even leave it.',
    'Don’t block for less than half a second. It would flicker.',
  ],
  never: {
    Hovered: region,
    Focused: 'It keeps the focus of the blocked content and shows no focus ring.',
    Pressed: region,
    Disabled: 'It isn’t rendered without isBlocked.',
    ReadOnly: region,
    Invalid: region,
    Empty: 'It always covers content.',
    Many: 'It is one region.',
  },
};

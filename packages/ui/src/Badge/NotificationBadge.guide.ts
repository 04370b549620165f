import { neverTouched, type Guide } from '../guide/guide.ts';

const itsControl = 'The underlying control has this state. See its stories.';

export const guide: Guide = {
  when: 'Use on an icon with new content behind it, such as the bell or the cart. For a count next to text, use Pill.',
  anatomy: [
    'host: an icon button or an avatar',
    'badge with a number, or a dot',
    'screen reader text',
  ],
  keyboard: {},
  dos: [
    'Include the count in the accessible label.',
    'Use the dot if it matters that there’s something new, not how much.',
  ],
  donts: ['Don’t count items that need no attention.', 'Don’t animate it.'],
  never: {
    ...neverTouched,
    Hovered: itsControl,
    Focused: itsControl,
    Pressed: itsControl,
    Disabled: itsControl,
    Pending: 'Don’t show a count that isn’t known yet.',
    LongText: 'It shows a number, capped at max.',
  },
};

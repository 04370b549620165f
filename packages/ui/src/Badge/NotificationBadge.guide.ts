import { neverTouched, type Guide } from '../guide/guide.ts';

const itsControl = 'The control under it answers, and is shown there.';

export const guide: Guide = {
  when: 'On the icon behind which something new waits: the bell, the cart. For a count beside words use Pill.',
  anatomy: [
    'host: an icon button or an avatar',
    'mark with a figure, or a dot',
    'words for a screen reader',
  ],
  keyboard: {},
  dos: [
    'Say the count in words too: in label, or in the name of the control.',
    'Use the dot where it matters that there is something, and not how much.',
  ],
  donts: ['Do not count what nobody has to look at.', 'Do not make it blink.'],
  never: {
    ...neverTouched,
    Hovered: itsControl,
    Focused: itsControl,
    Pressed: itsControl,
    Disabled: itsControl,
    Pending: 'What is not known is not counted.',
    LongWords: 'It shows a figure, cut at max.',
  },
};

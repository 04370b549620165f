import { neverTyped, type Guide } from '../guide/guide.ts';

const within = 'Its buttons have this state.';

export const guide: Guide = {
  when: 'Once, to show people around a screen that is new to them. For help that is there all the time use Tooltip, a Popover, or words in the page.',
  anatomy: [
    'mark around the target',
    'card with its arrow',
    'heading and cross',
    'words',
    'count, back, next',
  ],
  keyboard: {
    'Enter, Space': 'on a button: goes on or back',
    'ArrowRight, ArrowLeft': 'goes on and back; the other way where writing runs from the right',
    Tab: 'goes round inside of the card',
    Escape: 'leaves the tour and gives the focus back',
  },
  dos: ['Keep it to three to five steps.', 'Remember that somebody has seen or skipped it.'],
  donts: ['Do not start it while somebody works.', 'Do not explain what a better label would say.'],
  never: {
    ReadOnly: neverTyped.ReadOnly,
    Invalid: neverTyped.Invalid,
    Many: 'One step is shown at a time.',
    Hovered: within,
    Pressed: within,
    Disabled: 'A step that is of no use is left out.',
    Pending: 'It waits for people, not for work.',
  },
};

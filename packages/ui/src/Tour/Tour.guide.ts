import { neverTyped, type Guide } from '../guide/guide.ts';

const within = 'Its buttons have this state.';

export const guide: Guide = {
  when: 'Use once to introduce people to a new screen. For permanent help, use Tooltip, Popover or text on the page.',
  anatomy: [
    'highlight around the target',
    'card with an arrow',
    'heading and close button',
    'text',
    'step count, back, next',
  ],
  keyboard: {
    'Enter, Space': 'On a button: moves forward or back.',
    'ArrowRight, ArrowLeft': 'Move forward and back. Reversed in right-to-left languages.',
    Tab: 'Cycles focus inside the card.',
    Escape: 'Ends the tour and returns focus.',
  },
  dos: ['Keep to three to five steps.', 'Remember that the user has seen or skipped it.'],
  donts: [
    'Don’t start it while people are working.',
    'Don’t explain what a better label would make clear.',
  ],
  never: {
    ReadOnly: neverTyped.ReadOnly,
    Invalid: neverTyped.Invalid,
    Many: 'One step is shown at a time.',
    Hovered: within,
    Pressed: within,
    Disabled: 'Leave out irrelevant steps.',
    Pending: 'It has no pending state.',
  },
};

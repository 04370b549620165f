import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a few acts on the same thing that stand as one: zoom in and out, earlier and later. For one of several values use Segmented; for what can be on or off use ToggleGroup; for one act and its variants use SplitButton.',
  anatomy: ['group', 'buttons'],
  keyboard: {
    Tab: 'goes from button to button',
    'Enter, Space': 'presses the button',
  },
  dos: [
    'Name the group for what the buttons have in common.',
    'Give all of them one size and one emphasis.',
  ],
  donts: [
    'Do not join acts that have nothing to do with each other.',
    'Do not join more than five.',
  ],
  never: {
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Empty: 'Without buttons it is not shown.',
  },
};

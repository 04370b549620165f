import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to choose one of up to about ten known options. If all fit on screen, use RadioGroup or Segmented. For many options, or to search, use ComboBox. For several values, use MultiSelect. For actions, use Menu.',
  anatomy: [
    'label',
    'trigger: icon and label of the selected option, arrow',
    'cross (optional)',
    'list: groups, options with icon and description',
    'help text and error',
  ],
  keyboard: {
    'Enter, Space, ArrowDown, ArrowUp':
      'Open the list at the selected option. Enter selects the highlighted option.',
    'ArrowDown, ArrowUp, Home, End': 'Move through the list.',
    letters: 'Move to the matching option.',
    Escape: 'Closes the list without changes.',
    Tab: 'Moves focus to the trigger, then to the clear button.',
  },
  dos: [
    'Word options consistently: all nouns or all sentences.',
    'Name the empty option (“All tables”) if it’s a choice like any other. Otherwise, set clearLabel.',
  ],
  donts: ['Don’t use it for yes and no. Use Switch or Checkbox.'],
  never: {},
};

import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To choose one value of a known few, up to about ten. Where all can stand in sight use RadioGroup or Segmented; of many, or to search, use ComboBox; for several values use MultiSelect; for things to do use Menu.',
  anatomy: [
    'label',
    'trigger: icon and words of the choice, arrow',
    'cross (optional)',
    'list: groups, options with icon and description',
    'help and error',
  ],
  keyboard: {
    'Enter, Space, ArrowDown, ArrowUp': 'open the list at the choice; Enter takes the marked one',
    'ArrowDown, ArrowUp, Home, End': 'go through the list',
    letters: 'go to the option that begins so',
    Escape: 'closes the list without a change',
    Tab: 'goes to the trigger, then to the cross',
  },
  dos: [
    'Write options alike: all nouns or all sentences.',
    'Give an empty string a name (“All tables”) where none is a choice like any other, else clearLabel.',
  ],
  donts: ['Do not use it for yes and no: that is a Switch or a Checkbox.'],
  never: {},
};

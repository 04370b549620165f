import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a few related actions on the same object, such as zoom in and out. To choose one of several values, use Segmented. For on/off settings, use ToggleGroup. For one action with variants, use SplitButton.',
  anatomy: ['group', 'buttons'],
  keyboard: {
    Tab: 'Moves focus between buttons.',
    'Enter, Space': 'Activates the button.',
  },
  dos: [
    'Label the group by what the buttons have in common.',
    'Give all buttons the same size and emphasis.',
  ],
  donts: ['Don’t group unrelated actions.', 'Don’t group more than five buttons.'],
  never: {
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Empty: 'It isn’t shown without buttons.',
  },
};

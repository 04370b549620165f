import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a few things that are on or off at once, close to what they change: columns of a view, signs on a floor plan. Where exactly one of several is chosen use Segmented; in a form use Checkbox or Switch.',
  anatomy: ['toolbar', 'toggle: icon, label'],
  keyboard: {
    Tab: 'goes to the group, and past it',
    'Arrow keys': 'go from toggle to toggle, as they lie on the screen',
    'Home, End': 'go to the first and to the last',
    'Enter, Space': 'turns the toggle on or off',
  },
  dos: ['Let it take effect at once.', 'Keep the label the same while it is on: its look tells.'],
  donts: [
    'Do not use it for acts: those are Buttons.',
    'Do not use icons alone that people do not know.',
  ],
  never: {
    ReadOnly: 'What cannot be changed is disabled, or said in words.',
    Invalid: 'It stands in no form.',
    Pending: 'It takes effect at once.',
    Empty: 'Without toggles it is not shown.',
  },
};

import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a few on/off options that apply immediately, close to what they change, such as columns of a view or markers on a floor plan. To choose exactly one, use Segmented. In a form, use Checkbox or Switch.',
  anatomy: ['toolbar', 'toggle: icon, label'],
  keyboard: {
    Tab: 'Moves focus to the group and past it.',
    'Arrow keys': 'Move between toggles in visual order.',
    'Home, End': 'Move to the first or last.',
    'Enter, Space': 'Turns the toggle on or off.',
  },
  dos: [
    'Apply changes immediately.',
    'Keep the same label in both states. Its look shows the state.',
  ],
  donts: ['Don’t use it for actions. Use Button.', 'Don’t use unfamiliar icons without labels.'],
  never: {
    ReadOnly: 'Disable fixed options, or show them as text.',
    Invalid: 'It isn’t used in forms.',
    Pending: 'It takes effect immediately.',
    Empty: 'It isn’t shown without toggles.',
  },
};

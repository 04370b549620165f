import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to turn something on or off immediately. If there’s a save button, use Checkbox. To choose between two options, use Segmented.',
  anatomy: ['track', 'thumb', 'on and off icons (optional)', 'text', 'error', 'help'],
  keyboard: { Tab: 'Moves focus to the switch.', Space: 'Toggles it.' },
  dos: [
    'Describe the “on” state: “Accept automatically”.',
    'Set isPending while saving, and revert with a message on failure.',
    'Use isRow in a list of settings.',
  ],
  donts: ['Don’t change the label when it’s toggled. Its position shows the state.'],
  never: { Empty: 'It’s either on or off.', Many: 'It is one thing.' },
};

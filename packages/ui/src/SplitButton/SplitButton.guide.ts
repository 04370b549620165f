import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for an action with a default and some variants, such as send and send later. If there’s no default, use Menu. For actions of equal importance, use ButtonGroup.',
  anatomy: ['group', 'primary button', 'menu button', 'menu'],
  keyboard: {
    Tab: 'Moves focus to the action, then to the menu button.',
    'Enter, Space': 'Runs the action or opens the menu.',
    'Arrow down, Arrow up': 'On the menu button: opens the menu at its first or last item.',
    Escape: 'Closes the menu.',
  },
  dos: [
    'Put the safe default action on the button.',
    'Start the menu items with the same verb as the button.',
  ],
  donts: ['Don’t put unrelated actions in the menu.'],
  never: {
    ...neverTyped,
    Empty: 'Without variants, use Button.',
    Many: 'It’s a single action. Its menu can be long.',
  },
};

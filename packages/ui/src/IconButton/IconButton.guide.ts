import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Where there is no room for words and the sign is known to everybody: more, close, print. Otherwise use Button.',
  anatomy: ['square button', 'icon', 'spinner while pending'],
  keyboard: { 'Enter, Space': 'presses it', Tab: 'goes to it, also while it is pending' },
  dos: [
    'Name what it does in the label: it is read out and shown on hover.',
    'Put a Tooltip around it where the sign may not be known.',
  ],
  donts: [
    'Do not invent signs for acts of your own.',
    'Do not put a dangerous act behind a sign alone.',
  ],
  never: { ...neverTyped, LongWords: 'Its words are heard, not drawn.' },
};

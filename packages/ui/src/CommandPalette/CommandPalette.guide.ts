import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Once in an app, to reach every place and every act by typing. To find a row in a list use SearchField, to act on what stands beside it Menu.',
  anatomy: [
    'scrim',
    'field',
    'headings',
    'rows: icon, label, quiet line, shortcut, arrow',
    'hints (optional)',
  ],
  keyboard: {
    'Ctrl+K, Cmd+K': 'opens it from anywhere and closes it',
    'ArrowDown, ArrowUp': 'marks the next and the one before, round and round',
    'PageDown, PageUp': 'marks the last and the first',
    Enter: 'does it, goes there, or opens its page',
    'Escape, Backspace in an empty field': 'goes back a page; on the first one Escape closes it',
  },
  dos: [
    'Give commands the words that people use for them as keywords.',
    'Keep what was used lately in recent: most people come back for the same few things.',
    'Mark results of a server with isMatched, so that they are not filtered twice.',
  ],
  donts: ['Do not make it the only way to anything: it is a short cut.'],
  never: {
    Hovered: 'The pointer marks the row as the arrows do.',
    ReadOnly: 'It holds no value.',
    Invalid: 'Whatever is typed is allowed; nothing found is said in words.',
  },
};

import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To bring many records in from a spreadsheet. It comes from @servery/ui/spreadsheet; put it into a Dialog or on a page of its own.',
  anatomy: [
    'button that chooses a file',
    'a list of columns for each field',
    'preview',
    'what is wrong, by line',
    'button that takes what is right',
  ],
  keyboard: {
    'Enter, Space': 'chooses a file, opens a list of columns, takes the rows',
    Tab: 'goes through the fields, then to what is wrong, which the arrows scroll',
  },
  dos: [
    'Give other names of a field in `names`, so that known files need no mapping.',
    'Throw in `read` with words that say how the value should be.',
    'Check again on the server: what comes from a file can be anything.',
  ],
  donts: ['Do not refuse a whole file for one wrong line: the right ones can be taken.'],
  never: {
    Hovered: 'Its buttons and lists are Button and Select and are shown there.',
    Focused: 'Its buttons and lists are Button and Select and are shown there.',
    Pressed: 'Its buttons and lists are Button and Select and are shown there.',
    Disabled: 'Nobody is shown an import who may not import.',
    ReadOnly: 'It holds no value to be read.',
  },
};

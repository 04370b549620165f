import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To choose several values of more than about seven, or of a list that a server searches. Of a few use CheckboxGroup or ChoiceCards; one value, ComboBox; one’s own words, TagField.',
  anatomy: [
    'label',
    'field',
    'tags, each with a cross',
    'input',
    'cross to take all away',
    'arrow',
    'list: row for all (optional), groups, options, row for a new one (optional)',
    'help and error',
  ],
  keyboard: {
    letters: 'narrow the list',
    'ArrowDown, ArrowUp': 'open the list, then go through it, round and round',
    Enter: 'takes the marked option or takes it back; the list stays open',
    Escape: 'closes the list',
    Backspace: 'in an empty input takes the last tag away',
    'ArrowLeft, ArrowRight': 'from the start of the input to the crosses, and back',
    Delete: 'on a cross takes that tag away',
  },
  dos: [
    'Say the limit in hint before it is met, and in words.full when it is.',
    'Give labelOf with load, so that saved choices have their words before any list has come.',
  ],
  donts: ['Do not use it where order matters: tags stand in the order they were chosen.'],
  never: {},
};

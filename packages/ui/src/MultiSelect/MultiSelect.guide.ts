import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to choose several of more than about seven options, or to search a list on the server. For a few options, use CheckboxGroup or ChoiceCards. For one value, use ComboBox. For free text, use TagField.',
  anatomy: [
    'label',
    'field',
    'tags, each with a remove button',
    'input',
    'clear-all button',
    'arrow',
    'list: “select all” row (optional), groups, options, “create” row (optional)',
    'help text and error',
  ],
  keyboard: {
    letters: 'Filters the list.',
    'ArrowDown, ArrowUp': 'Opens the list, then moves through it, wrapping around.',
    Enter: 'Selects or deselects the highlighted option. The list stays open.',
    Escape: 'Closes the list.',
    Backspace: 'In an empty input, removes the last tag.',
    'ArrowLeft, ArrowRight': 'Move from the start of the input to the tags and back.',
    Delete: 'On a tag’s remove button, removes the tag.',
  },
  dos: [
    'State the limit in hint, and in labels.full once it’s reached.',
    'Set labelOf along with load, so saved values have labels before any options load.',
  ],
  donts: ['Don’t use it if order matters. Tags appear in the order they were selected.'],
  never: {},
};

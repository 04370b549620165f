import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to choose one of more than about ten options, or to search a list on the server. For a few options, use Select or RadioGroup. For several values, use MultiSelect. To filter a list below, use SearchField.',
  anatomy: [
    'label',
    'field',
    'icon of the selected option (optional)',
    'input',
    'clear button',
    'arrow',
    'list: groups, options or an empty message',
    'help text and error',
  ],
  keyboard: {
    letters: 'Filters the list and highlights the first option.',
    'ArrowDown, ArrowUp': 'Opens the list, then moves through it, wrapping around.',
    Enter: 'Selects the highlighted option. Retries if options failed to load.',
    Tab: 'Selects the highlighted option and moves on.',
    Escape: 'Closes the list and reverts the text. A second press clears the field.',
  },
  dos: [
    'Pass load’s signal to the request, so a newer search cancels an older one.',
    'Set labelOf along with load, so a saved value has a label before any options load.',
    'In labels.empty, say what to do next: “No matching dish. Add it in the menu.”',
  ],
  donts: [
    'Don’t use it for four options. A dropdown would hide what could be visible.',
    'Don’t set allowsCustomValue if only known values can be saved.',
  ],
  never: {},
};

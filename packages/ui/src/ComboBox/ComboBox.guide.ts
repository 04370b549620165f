import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To choose one value of more than about ten, or of a list that a server searches. Of a few use Select or RadioGroup; for several values use MultiSelect; to narrow what stands below use SearchField.',
  anatomy: [
    'label',
    'field',
    'icon of the choice (optional)',
    'input',
    'cross to empty it',
    'arrow',
    'list: groups, options, or a notice while there is nothing',
    'help and error',
  ],
  keyboard: {
    letters: 'narrow the list and mark its first option',
    'ArrowDown, ArrowUp': 'open the list, then go through it, round and round',
    Enter: 'takes the marked option; asks again where the options did not come',
    Tab: 'takes the marked option and goes on',
    Escape: 'closes the list and takes back what was written; a second one empties the field',
  },
  dos: [
    'Give load the signal to the request, so that an older question ends when a newer one starts.',
    'Give labelOf with load, so that a saved choice has its words before any list has come.',
    'Say in words.empty what to do next: “No dish is called so. Add it in the menu.”',
  ],
  donts: [
    'Do not use it for four values: a list that opens hides what could stand in sight.',
    'Do not turn allowsCustomValue on where only known values can be saved.',
  ],
  never: {},
};

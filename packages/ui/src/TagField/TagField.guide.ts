import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for several short free-text values, such as keywords or allergens. For a known list, use MultiSelect. To show values without editing, use TagGroup.',
  anatomy: ['label', 'field', 'tags, each with a remove button', 'input', 'help text and error'],
  keyboard: {
    'Enter, comma': 'Creates a tag from the text. Leaving the field does too.',
    Backspace: 'In an empty input, removes the last tag. On a remove button, removes that tag.',
    'ArrowLeft, ArrowRight': 'Move from the start of the input to the tags and back.',
    Delete: 'On a tag’s remove button, removes the tag.',
  },
  dos: [
    'Let people paste a list separated by commas or new lines.',
    'Set isTagInvalid on invalid tags, and explain in errorMessage.',
  ],
  donts: ['Don’t use it for sentences. They don’t fit.'],
  never: { Pending: neverWaiting.Pending },
};

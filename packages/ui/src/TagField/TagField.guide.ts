import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For several short words of one’s own: search words, allergens of a house recipe. Of a known list use MultiSelect; to show what holds without writing use TagGroup.',
  anatomy: ['label', 'field', 'tags, each with a cross', 'input', 'help and error'],
  keyboard: {
    'Enter, comma': 'makes a tag of what is written; leaving the field does too',
    Backspace: 'in an empty input takes the last tag away; on a cross, that tag',
    'ArrowLeft, ArrowRight': 'from the start of the input to the crosses, and back',
    Delete: 'on a cross takes that tag away',
  },
  dos: [
    'Let people paste a list: commas and lines part it.',
    'Mark a wrong tag with isTagInvalid and say in errorMessage what is wrong with it.',
  ],
  donts: ['Do not use it for sentences: they do not fit a tag.'],
  never: { Pending: neverWaiting.Pending },
};

import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For text that may need more than one line: a note, a reason, a reply. For one line use TextField; for text with bold words and lists use the editor.',
  anatomy: [
    'label',
    'counter or hint at the end of its line',
    'text area',
    'error',
    'description',
    'what the counter says to a screen reader',
  ],
  keyboard: {
    Tab: 'goes to it and on from it; it never writes a tab',
    Enter: 'begins a new line; it does not send the form',
  },
  dos: [
    'Count only where there is a limit, and let people write past it: they shorten better than they guess.',
    'Give countWords with maxCount, so that the limit is heard as well as seen.',
    'Say in the description who will read it.',
  ],
  donts: [
    'Do not put the question into the placeholder: it goes away with the first letter.',
    'Do not turn autosize off unless the room is fixed.',
  ],
  never: { ...neverWaiting, Pressed: 'A press puts the caret; it looks focused then.' },
};

import type { Guide } from '../guide/guide.ts';

const browser = 'The browser renders the controls in every state.';

export const guide: Guide = {
  when: 'Use for a short video, such as how to plate a dish or load the printer. Don’t use it for looping animations. Show a poster and let people play it.',
  anatomy: ['figure', 'frame', 'video with the browser’s controls', 'captions', 'caption below'],
  keyboard: {
    Tab: 'Moves focus to the player and through its controls.',
    Space: 'Plays or pauses.',
    'Arrow keys': 'Seek, and change the volume.',
  },
  dos: ['Provide captions for speech.', 'Provide a poster that shows the subject.'],
  donts: ['Don’t autoplay.', 'Don’t put essential information only in a video.'],
  never: {
    Hovered: browser,
    Pressed: browser,
    Disabled: 'Leave out videos the user can’t access.',
    ReadOnly: 'It has no value.',
    Pending: browser,
    Empty: 'It isn’t shown without a video.',
    Many: 'It’s a single video.',
  },
};

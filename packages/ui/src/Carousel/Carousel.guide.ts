import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  door: '@servery/ui/carousel',
  when: 'For pictures of one thing, or a few cards that people may look through. What everybody must see stands in the page: most people never go to the second slide.',
  anatomy: [
    'viewport',
    'slides',
    'back and on',
    'dots or small pictures',
    'pause (while it plays)',
  ],
  keyboard: {
    'ArrowLeft, ArrowRight':
      'the slide before and the next, as the line runs; ArrowUp and ArrowDown where it is vertical',
    'Home, End': 'the first and the last',
    Tab: 'into the slide in view, then to the buttons; slides out of view are left out',
    'Enter, Space': 'presses a button, a dot or a small picture',
  },
  dos: [
    'Give pictures their sizes, so that nothing moves when they come.',
    'Draw heavy content only when it is near: content as a function.',
  ],
  donts: ['Do not let text play by itself: people read at their own speed.'],
  never: {
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Disabled: 'It can always be looked through; an arrow without anywhere to go says so.',
    Pending: 'Each slide shows its own Skeleton.',
  },
};

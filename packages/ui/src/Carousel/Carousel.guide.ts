import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  entry: '@servery/ui/carousel',
  when: 'Use for several pictures of one thing, or a few cards to browse. Put essential content on the page itself. Most people never see the second slide.',
  anatomy: [
    'viewport',
    'slides',
    'previous and next buttons',
    'dots or thumbnails',
    'pause button (during autoplay)',
  ],
  keyboard: {
    'ArrowLeft, ArrowRight':
      'Previous and next slide in reading direction. ArrowUp and ArrowDown if vertical.',
    'Home, End': 'First and last.',
    Tab: 'Moves focus into the visible slide, then to the buttons. Hidden slides are skipped.',
    'Enter, Space': 'Activates a button, dot or thumbnail.',
  },
  dos: [
    'Set picture dimensions to avoid layout shifts.',
    'Render heavy content only when it’s near: pass a function.',
  ],
  donts: ['Don’t autoplay text. People read at their own pace.'],
  never: {
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Disabled: 'It can always be browsed. Arrows at the ends are disabled.',
    Pending: 'Each slide has its own Skeleton.',
  },
};

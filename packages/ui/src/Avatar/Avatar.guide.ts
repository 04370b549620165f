import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to identify a person, a place or a dish at a glance. For several people, use AvatarGroup. For a status in words, use Badge.',
  anatomy: ['face: picture, initials or icon', 'status dot (optional)'],
  keyboard: {},
  dos: [
    'Set isDecorative if the name is next to it.',
    'Derive the colour from the name, so the same person has the same colour everywhere.',
  ],
  donts: ['Don’t use random colours.', 'Don’t use the dot alone for important information.'],
  never: {
    ...neverTouched,
    Pending: 'Initials are shown until the picture loads.',
    Many: 'It shows one person. For several, use AvatarGroup.',
  },
};

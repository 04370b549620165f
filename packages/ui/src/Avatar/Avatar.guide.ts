import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To recognise a person, a place or a dish before reading. For several people at once use AvatarGroup; for a state in words use Badge.',
  anatomy: ['face: picture, initials or icon', 'status dot (optional)'],
  keyboard: {},
  dos: [
    'Set isDecorative where the name stands beside it.',
    'Let the tone follow from the name: the same person has the same colour on every screen.',
  ],
  donts: [
    'Do not choose a colour at random.',
    'Do not say with the dot alone what somebody has to know.',
  ],
  never: {
    ...neverTouched,
    Pending: 'The initials stand there until the picture has come.',
    Many: 'It is one; for many use AvatarGroup.',
  },
};

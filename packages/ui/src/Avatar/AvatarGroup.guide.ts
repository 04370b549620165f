import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To show at a glance who belongs to something: who is on duty, who shares a table. For one person use Avatar; where people are picked use ListGroup.',
  anatomy: [
    'list',
    'avatars, each over the one before',
    'number of the others',
    'list of the others',
  ],
  keyboard: {
    Tab: 'goes to the number of the others',
    'Enter, Space': 'shows the names of the others',
    Escape: 'hides them',
  },
  dos: [
    'Put those first who matter most here.',
    'Name the group for what its people have in common.',
  ],
  donts: ['Do not show more than five faces: nobody counts them.'],
  never: {
    Disabled: 'It shows people and changes nothing.',
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Pending: 'It is shown when its people are known; until then use Skeleton.',
  },
};

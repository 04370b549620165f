import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For the menu of an application with more than a handful of places, up to three levels deep. On a phone put it into a Drawer; for a few places beside each other use Nav; for a tree of files or categories use TreeNav.',
  anatomy: [
    'navigation',
    'section with its title',
    'place: icon, label, badge',
    'group: button and the places under it',
    'rail, while collapsed',
  ],
  keyboard: {
    Tab: 'goes from place to place, past the places in closed groups',
    Enter: 'goes to the place; on a group: opens or closes it',
    Space: 'on a group: opens or closes it',
    'Arrow down, Arrow up': 'on the rail: open the menu of the group and move in it',
  },
  dos: [
    'Give every place of the first level an icon: the rail shows nothing else.',
    'Bring currentHref from the address; its groups stand open by themselves.',
  ],
  donts: [
    'Do not disable a place that somebody may not see: leave it out. A disabled one is still to come.',
    'Do not go deeper than three levels.',
    'Do not let a group be a place at the same time.',
  ],
  never: {
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Pending: 'Its places are known when the application starts.',
    Empty: 'An application has places.',
  },
};

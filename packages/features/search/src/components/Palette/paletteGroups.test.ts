import { expect, test } from 'vitest';
import { placeGroups } from './paletteGroups.ts';

test('placeGroups groups unique pages by section in their order', () => {
  const places = [
    { title: 'Live orders', href: '/live', section: 'Orders' },
    { title: 'About', href: '/about' },
    { title: 'History', href: '/history', section: 'Orders' },
    { title: 'Live once more', href: '/live', section: 'Favourites' },
  ];
  const groups = placeGroups(places, 'Go to', new Map([['/history', 'Order history']]));
  expect(groups.map(({ title, commands }) => [title, commands.map(({ label }) => label)])).toEqual([
    ['Orders', ['Live orders', 'History']],
    ['Go to', ['About']],
  ]);
  expect(groups[0]?.commands.map(({ keywords }) => keywords)).toEqual([[], ['Order history']]);
});

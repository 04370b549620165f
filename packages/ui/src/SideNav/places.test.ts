import { expect, test } from 'vitest';
import { groupsAround, toggleGroup, type SideNavItem } from './places.ts';

const items: SideNavItem[] = [
  { id: 'home', label: 'Home', href: '/' },
  {
    id: 'menu',
    label: 'Menu',
    items: [
      { id: 'dishes', label: 'Dishes', href: '/dishes' },
      { id: 'offers', label: 'Offers', items: [{ id: 'new', label: 'New', href: '/offers/new' }] },
    ],
  },
  { id: 'team', label: 'Team', items: [{ id: 'people', label: 'People', href: '/people' }] },
];

test('groupsAround finds the groups around a page', () => {
  expect(groupsAround(items, '/dishes')).toEqual(['menu']);
  expect(groupsAround(items, '/offers/new')).toEqual(['menu', 'offers']);
  expect(groupsAround(items, '/')).toEqual([]);
  expect(groupsAround(items, '/elsewhere')).toEqual([]);
  expect(groupsAround(items, undefined)).toEqual([]);
});

test('toggleGroup opens one group among its siblings and keeps its parents open', () => {
  expect(toggleGroup(['menu'], 'team', items)).toEqual(['team']);
  expect(toggleGroup(['menu'], 'offers', items[1]?.items ?? [])).toEqual(['menu', 'offers']);
  expect(toggleGroup(['menu', 'offers'], 'offers', items[1]?.items ?? [])).toEqual(['menu']);
});

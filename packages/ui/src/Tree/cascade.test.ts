import { expect, test } from 'vitest';
import { cascade, chosenLeaves, chosenParts, type TreeNode } from './cascade.ts';

const nodes: TreeNode[] = [
  {
    id: 'food',
    items: [
      { id: 'rice' },
      { id: 'noodles', items: [{ id: 'laksa' }, { id: 'mee', isDisabled: true }] },
    ],
  },
  { id: 'drinks' },
];
const wholes = (leaves: Set<string>) =>
  new Set([...chosenParts(nodes, leaves)].filter(([, part]) => part === 'all').map(([id]) => id));

test('chosenLeaves expands a branch to all of its leaves', () => {
  expect([...chosenLeaves(nodes, new Set(['noodles', 'drinks']))]).toEqual([
    'laksa',
    'mee',
    'drinks',
  ]);
});

test('chosenParts reports a branch as selected entirely, partly or not', () => {
  const parts = chosenParts(nodes, new Set(['rice']));
  expect(parts.get('food')).toBe('some');
  expect(parts.get('noodles')).toBe('none');
  expect(chosenParts(nodes, new Set(['rice', 'laksa', 'mee'])).get('food')).toBe('all');
});

test('selecting a branch selects its leaves except disabled ones', () => {
  const next = cascade(nodes, new Set(), new Set(), new Set(['food']));
  expect([...next]).toEqual(['rice', 'laksa']);
});

test('deselecting a leaf keeps the others', () => {
  const leaves = new Set(['rice', 'laksa', 'mee']);
  const before = wholes(leaves);
  const after = new Set([...before].filter((id) => id !== 'rice'));
  expect([...cascade(nodes, leaves, before, after)]).toEqual(['laksa', 'mee']);
});

test('deselecting a branch deselects its leaves', () => {
  const leaves = new Set(['rice', 'laksa', 'drinks']);
  expect([...cascade(nodes, leaves, new Set(['drinks', 'noodles']), new Set(['drinks']))]).toEqual([
    'rice',
    'drinks',
  ]);
});

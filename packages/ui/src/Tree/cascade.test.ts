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

test('a branch stands for all that is under it', () => {
  expect([...chosenLeaves(nodes, new Set(['noodles', 'drinks']))]).toEqual([
    'laksa',
    'mee',
    'drinks',
  ]);
});

test('a branch is chosen wholly, in part, or not', () => {
  const parts = chosenParts(nodes, new Set(['rice']));
  expect(parts.get('food')).toBe('some');
  expect(parts.get('noodles')).toBe('none');
  expect(chosenParts(nodes, new Set(['rice', 'laksa', 'mee'])).get('food')).toBe('all');
});

test('choosing a branch chooses what is under it, and not what is disabled', () => {
  const next = cascade(nodes, new Set(), new Set(), new Set(['food']));
  expect([...next]).toEqual(['rice', 'laksa']);
});

test('taking back one end leaves the others', () => {
  const leaves = new Set(['rice', 'laksa', 'mee']);
  const before = wholes(leaves);
  const after = new Set([...before].filter((id) => id !== 'rice'));
  expect([...cascade(nodes, leaves, before, after)]).toEqual(['laksa', 'mee']);
});

test('taking back a branch takes back what is under it', () => {
  const leaves = new Set(['rice', 'laksa', 'drinks']);
  expect([...cascade(nodes, leaves, new Set(['drinks', 'noodles']), new Set(['drinks']))]).toEqual([
    'rice',
    'drinks',
  ]);
});

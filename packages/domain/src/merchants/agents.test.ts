import { describe, expect, test } from 'vitest';
import { anyPerson } from '../people/anyPerson.ts';
import type { PersonRecord } from '../people/record.ts';
import { agentsAfter, hasSameAgents, requireAgents, requireHandOver } from './index.ts';

const person = (id: number, name: string, more: Partial<PersonRecord> = {}) =>
  anyPerson(id, { name, role: 'agent', ...more });
const jason = { id: 2, name: 'Jason' };
const mei = { id: 4, name: 'Mei' };
const ganesh = { id: 5, name: 'Ganesh' };
const people = [
  person(1, 'Aishah', { role: 'admin' }),
  person(2, 'Jason', { merchant_ids: [103, 101] }),
  person(4, 'Mei', { merchant_ids: [101] }),
  person(5, 'Ganesh'),
  person(6, 'Left', { is_active: false, merchant_ids: [102] }),
];
const refusal = (field: string, code: string) =>
  expect.objectContaining({
    code: 'invalid',
    matter: { fields: { [field]: { code, message: expect.any(String) } } },
  });

describe('requireAgents', () => {
  test('returns the agents by name', () => {
    expect(requireAgents(people, [4, 2, 5])).toEqual([ganesh, jason, mei]);
    expect(requireAgents(people, [])).toEqual([]);
  });

  test('refuses people who aren’t active agents', () => {
    for (const id of [1, 6, 99])
      expect(() => requireAgents(people, [2, id])).toThrow(refusal('agents.1', 'unknown'));
  });
});

test('hasSameAgents ignores the order', () => {
  expect(hasSameAgents([jason, mei], [mei, jason])).toBe(true);
  expect(hasSameAgents([], [])).toBe(true);
  for (const others of [[mei], [mei, ganesh], [mei, jason, ganesh]])
    expect(hasSameAgents([jason, mei], others)).toBe(false);
});

describe('requireHandOver', () => {
  const handOver = (from_id: number, to_id: number) => requireHandOver(people, { from_id, to_id });

  test('has the merchants in the order of their ids', () => {
    expect(handOver(2, 4)).toEqual({ from: jason, to: mei, merchant_ids: [101, 103] });
  });

  test('takes the merchants of an agent who has left', () => {
    expect(handOver(6, 4)).toMatchObject({ from: { id: 6 }, merchant_ids: [102] });
  });

  test('refuses the same agent, and people who aren’t agents', () => {
    expect(() => handOver(2, 2)).toThrow(refusal('to_id', 'same'));
    expect(() => handOver(1, 2)).toThrow(refusal('from_id', 'unknown'));
    for (const id of [1, 6, 99]) expect(() => handOver(2, id)).toThrow(refusal('to_id', 'unknown'));
  });
});

test('agentsAfter replaces the first agent, and names the other once', () => {
  const handOver = { from: jason, to: mei };
  expect(agentsAfter([ganesh, jason], handOver)).toEqual([ganesh, mei]);
  expect(agentsAfter([jason, mei], handOver)).toEqual([mei]);
  // Merchants of an agent who has left don’t name them.
  expect(agentsAfter([ganesh], handOver)).toEqual([ganesh, mei]);
});

import { describe, expect, test } from 'vitest';
import { anyPerson } from '../people/anyPerson.ts';
import type { PersonRecord } from '../people/record.ts';
import { requireSupermerchant } from './index.ts';

const person = (id: number, more: Partial<PersonRecord> = {}) =>
  anyPerson(id, { role: 'supermerchant', ...more });
const people = [
  person(1, { role: 'admin' }),
  person(2, { role: 'agent' }),
  person(3),
  person(4, { is_active: false }),
  person(5, { invited_until: '2026-12-05T04:00:00.000Z' }),
];

describe('requireSupermerchant', () => {
  test('returns an active supermerchant, who may be invited, or none', () => {
    expect(requireSupermerchant(people, 3)).toEqual({ id: 3, name: 'Person 3' });
    expect(requireSupermerchant(people, 5)).toEqual({ id: 5, name: 'Person 5' });
    expect(requireSupermerchant(people, null)).toBeNull();
  });

  test('refuses people who aren’t active supermerchants', () => {
    for (const id of [1, 2, 4, 99])
      expect(() => requireSupermerchant(people, id)).toThrow(
        expect.objectContaining({
          code: 'invalid',
          matter: {
            fields: { supermerchant_id: { code: 'unknown', message: expect.any(String) } },
          },
        }),
      );
  });
});

import { holdApproval } from '@servery/domain/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/databases.ts';
import type { Database } from '../storage/db/database.ts';
import { consumeApproval } from './approvals.ts';

let database: Database<unknown>;
beforeAll(async () => {
  database = await openTestDatabase('embedded');
});
afterAll(() => database.close());

test('consumeApproval requires a new approval if another write has already used it', async () => {
  const request = {
    capability: 'order.void',
    object_id: 7,
    version: 2,
    amount: 500,
    rate: null,
  } as const;
  const held = holdApproval({ ...request, approver: 'owner' });
  held.spend(500);
  const used = Object.assign(held, { token_hash: 'gone' });
  await expect(consumeApproval(database.kysely, used, new Date())).rejects.toMatchObject({
    code: 'approvalRequired',
    matter: { details: request },
  });
});

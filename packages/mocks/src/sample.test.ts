import { accountMocks, accountWrites } from '@servery/account/mocks';
import { sampleContract } from '@servery/contracts';
import { ordersMocks } from '@servery/orders/mocks';
import { sampleSetUpCode } from '@servery/sample';
import { setupMocks } from '@servery/setup/mocks';
import { staffMocks } from '@servery/staff/mocks';
import { expect, test } from 'vitest';
import { demoHostOf } from './demoHost.ts';

const { open, watch } = demoHostOf([
  setupMocks,
  accountWrites,
  staffMocks,
  ordersMocks,
  accountMocks,
]);

sampleContract(() => ({ ...open(), setUpCode: sampleSetUpCode }));

test('every response matches the contract and every refusal is one it declares', () => {
  expect(watch.violations).toEqual([]);
});

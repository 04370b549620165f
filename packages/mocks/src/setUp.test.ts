import { accountMocks, accountWrites } from '@servery/account/mocks';
import { setUpContract } from '@servery/contracts';
import { dashboardMocks } from '@servery/dashboard/mocks';
import { menuMocks } from '@servery/menu/mocks';
import { ordersMocks } from '@servery/orders/mocks';
import { printingMocks } from '@servery/printing/mocks';
import { sampleSetUpCode } from '@servery/sample';
import { setupMocks } from '@servery/setup/mocks';
import { settingsMocks } from '@servery/settings/mocks';
import { tablesMocks } from '@servery/tables/mocks';
import { expect, test } from 'vitest';
import { demoHostOf } from './demoHost.ts';

const { open, watch } = demoHostOf([
  accountWrites,
  dashboardMocks,
  ordersMocks,
  menuMocks,
  settingsMocks,
  tablesMocks,
  setupMocks,
  accountMocks,
  // Last, because the path of a named print also matches others.
  printingMocks,
]);

setUpContract(() => ({ ...open(), setUpCode: sampleSetUpCode }));

test('every response matches the contract and every refusal is one it declares', () => {
  expect(watch.violations).toEqual([]);
});

import { accountMocks } from '@servery/account/mocks';
import { setUpGuideContract } from '@servery/contracts';
import { mediaMocks } from '@servery/media/mocks';
import { menuMocks } from '@servery/menu/mocks';
import { settingsMocks } from '@servery/settings/mocks';
import { setupMocks } from '@servery/setup/mocks';
import { expect, test } from 'vitest';
import { demoHostOf } from './demoHost.ts';

const { open, watch } = demoHostOf([
  setupMocks,
  settingsMocks,
  menuMocks,
  mediaMocks,
  accountMocks,
]);

setUpGuideContract(open);

test('every response matches the contract and every refusal is one it declares', () => {
  expect(watch.violations).toEqual([]);
});

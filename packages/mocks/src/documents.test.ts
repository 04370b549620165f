import { accountMocks } from '@servery/account/mocks';
import { documentsContract, documentsEndpoints } from '@servery/contracts';
import { setupMocks } from '@servery/setup/mocks';
import { expect, test } from 'vitest';
import { demoHostOf } from './demoHost.ts';

const { open, watch } = demoHostOf([setupMocks, accountMocks]);

documentsContract(open);

test('every response matches the contract and every refusal is one it declares', () => {
  expect(watch.violations).toEqual([]);
  const done = [...watch.seen].filter(([, { answers, refusals }]) => answers > refusals);
  expect(done.map(([name]) => name)).toEqual(expect.arrayContaining([...documentsEndpoints]));
});

import {
  createPlatformAccount,
  editPlatformAccount,
  invitePlatformAccount,
  listPlatformAccounts,
  nameOf,
  patchPlatformAccount,
} from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import { guardedCases } from '../guardedCases.ts';
import type { ContractHost } from '../host.ts';
import { Stage } from '../Stage.ts';
import { lastAdministrator, platformAccountAccess } from './platformAccountAccess.ts';
import { platformAccountChanges } from './platformAccountChanges.ts';
import { platformAccountList } from './platformAccountList.ts';
import { PlatformAccountsStage } from './PlatformAccountsStage.ts';

/** The endpoints covered by the contract of the platform's accounts, as `GET /path`. */
export const platformAccountsEndpoints: ReadonlySet<string> = new Set(
  [
    createPlatformAccount,
    editPlatformAccount,
    invitePlatformAccount,
    listPlatformAccounts,
    patchPlatformAccount,
  ].map(nameOf),
);

/**
 * Registers the tests that any host of the platform's accounts must pass. The last one checks that
 * every endpoint was called.
 */
export function platformAccountsContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));
  const accounts = new PlatformAccountsStage(stage);

  // The list comes first, because it needs the unchanged sample.
  platformAccountList(accounts);
  platformAccountChanges(accounts);
  platformAccountAccess(accounts);
  guardedCases(stage, platformAccountsEndpoints);
  // It may end the sessions of the administrator whom the others use.
  lastAdministrator(accounts);

  test('exercises every endpoint', () => {
    const called = [...stage.seen].filter((name) => platformAccountsEndpoints.has(name));
    expect(called.toSorted()).toEqual([...platformAccountsEndpoints].toSorted());
  });
}

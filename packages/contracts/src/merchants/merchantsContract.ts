import {
  assignAgents,
  assignSupermerchant,
  chooseOutlets,
  closeMerchant,
  createMerchant,
  editMerchant,
  endView,
  getMerchantAccount,
  getOutletPlan,
  handOverMerchants,
  inviteOwner,
  listAgents,
  listMerchants,
  nameOf,
  patchMerchant,
  readMerchantExport,
  reopenMerchant,
  startMerchantExport,
  setOutletLimit,
  startView,
  type MerchantRow,
} from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import { guardedCases } from '../guardedCases.ts';
import type { ContractHost } from '../host.ts';
import { listLaws } from '../listLaws.ts';
import { Stage } from '../Stage.ts';
import { assigning } from './assigning.ts';
import { closing } from './closing.ts';
import { exporting } from './exporting.ts';
import { grouping } from './grouping.ts';
import { handingOver } from './handingOver.ts';
import { merchantChanges } from './merchantChanges.ts';
import { merchantList } from './merchantList.ts';
import { merchantSearch } from './merchantSearch.ts';
import { outletPlans } from './outletPlans.ts';
import { suspending } from './suspending.ts';
import { viewing } from './viewing.ts';

/** The endpoints covered by the contract of merchants, as `GET /path`. */
export const merchantsEndpoints: ReadonlySet<string> = new Set(
  [
    assignAgents,
    assignSupermerchant,
    chooseOutlets,
    closeMerchant,
    createMerchant,
    editMerchant,
    endView,
    getMerchantAccount,
    getOutletPlan,
    handOverMerchants,
    inviteOwner,
    listAgents,
    listMerchants,
    patchMerchant,
    readMerchantExport,
    reopenMerchant,
    startMerchantExport,
    setOutletLimit,
    startView,
  ].map(nameOf),
);

/**
 * Registers the tests that any host of merchants must pass. The last one checks that every endpoint
 * was called.
 */
export function merchantsContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  // The lists come first, because they need the unchanged sample.
  merchantList(stage);
  for (const columns of ['name', 'created_at'])
    listLaws(stage, {
      name: `merchants by ${columns}`,
      list: listMerchants,
      username: 'admin',
      query: { columns },
      search: 'kamaruddin',
      textOf: ({ name, owner }: MerchantRow) => `${name}\n${owner?.name}\n${owner?.email}`,
    });
  assigning(stage);
  handingOver(stage);
  grouping(stage);
  viewing(stage);
  suspending(stage);
  closing(stage);
  exporting(stage);
  merchantChanges(stage);
  merchantSearch(stage);
  outletPlans(stage);
  guardedCases(stage, merchantsEndpoints);

  test('exercises every endpoint', () => {
    const called = [...stage.seen].filter((name) => merchantsEndpoints.has(name));
    expect(called.toSorted()).toEqual([...merchantsEndpoints].toSorted());
  });
}

import { allEndpoints, nameOf } from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import { accountEndpoints } from '../account/accountEndpoints.ts';
import { catalogue } from '../catalogue.ts';
import { accessCases } from '../accessCases.ts';
import { dashboardEndpoints } from '../dashboard/dashboardContract.ts';
import { documentsEndpoints } from '../documents/documentsContract.ts';
import { drawersEndpoints } from '../drawers/drawersContract.ts';
import { reportsEndpoints } from '../reports/reportsContract.ts';
import { setUpGuideEndpoints } from '../setUp/setUpGuideContract.ts';
import { attendanceEndpoints } from '../attendance/attendanceContract.ts';
import { employeesEndpoints } from '../employees/employeesContract.ts';
import { editing } from './editing.ts';
import { ending } from './ending.ts';
import { exporting } from './exporting.ts';
import { filtering } from './filtering.ts';
import { guestEndpoints } from '../guest/guestContract.ts';
import type { ContractHost } from '../host.ts';
import { kitchenEndpoints } from '../kitchen/kitchenContract.ts';
import { life } from './life.ts';
import { lists } from './lists.ts';
import { live } from './live.ts';
import { mediaEndpoints } from '../media/mediaContract.ts';
import { menuEndpoints } from '../menu/menuContract.ts';
import { owning } from './owning.ts';
import { paying } from './paying.ts';
import { payingTables } from './payingTables.ts';
import { personal } from './personal.ts';
import { placing } from './placing.ts';
import { merchantsEndpoints } from '../merchants/merchantsContract.ts';
import { paymentsEndpoints } from '../payments/paymentsContract.ts';
import { platformAccountsEndpoints } from '../platformAccounts/platformAccountsContract.ts';
import { printingEndpoints } from '../printing/printingContract.ts';
import { queueEndpoints } from '../queue/queueContract.ts';
import { reservationsEndpoints } from '../reservations/reservationsContract.ts';
import { rounds } from './rounds.ts';
import { searchEndpoints } from '../search/searchContract.ts';
import { resolving } from './resolving.ts';
import { refunding } from './refunding.ts';
import { searching } from './searching.ts';
import { seats } from './seats.ts';
import { splitting } from './splitting.ts';
import { Stage } from '../Stage.ts';
import { structure } from './structure.ts';
import { settingsEndpoints } from '../settings/settingsContract.ts';
import { sampleEndpoints } from '../setUp/sampleContract.ts';
import { setUpEndpoints } from '../setUp/setUpContract.ts';
import { staffEndpoints } from '../staff/staffContract.ts';
import { tablesEndpoints } from '../tables/tablesContract.ts';
import { uncombining } from './uncombining.ts';
import { vouchers } from './vouchers.ts';
import { wallets } from './wallets.ts';

/** The endpoints that other contracts cover. */
const others = [
  accountEndpoints,
  dashboardEndpoints,
  documentsEndpoints,
  drawersEndpoints,
  employeesEndpoints,
  attendanceEndpoints,
  reportsEndpoints,
  setUpGuideEndpoints,
  guestEndpoints,
  kitchenEndpoints,
  mediaEndpoints,
  menuEndpoints,
  merchantsEndpoints,
  paymentsEndpoints,
  platformAccountsEndpoints,
  printingEndpoints,
  queueEndpoints,
  reservationsEndpoints,
  sampleEndpoints,
  searchEndpoints,
  settingsEndpoints,
  setUpEndpoints,
  staffEndpoints,
  tablesEndpoints,
];

/** The endpoints covered by the orders contract, as `GET /path`. */
export const ordersEndpoints: ReadonlySet<string> = new Set(
  Object.values(allEndpoints())
    .map(nameOf)
    .filter((name) => !others.some((endpoints) => endpoints.has(name))),
);

/**
 * Registers the tests that any host of orders must pass. The last one checks that every endpoint
 * was called.
 */
export function ordersContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  // The lists come first, because they need the unchanged sample.
  for (const part of [
    lists,
    filtering,
    exporting,
    live,
    catalogue,
    placing,
    rounds,
    life,
    ending,
    refunding,
    resolving,
    paying,
    wallets,
    vouchers,
    structure,
    splitting,
    seats,
    payingTables,
    uncombining,
    owning,
    editing,
    personal,
    searching,
  ])
    part(stage);

  test('exercises every endpoint', () => {
    expect([...stage.seen].toSorted()).toEqual([...ordersEndpoints].toSorted());
  });

  accessCases(stage, ordersEndpoints);
}

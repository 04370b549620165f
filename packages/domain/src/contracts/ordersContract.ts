import { allEndpoints, nameOf } from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import { accountEndpoints } from './accountContract.ts';
import { catalogue } from './catalogue.ts';
import { doors } from './doors.ts';
import { editing } from './editing.ts';
import { ending } from './ending.ts';
import { exporting } from './exporting.ts';
import { guestEndpoints } from './guestContract.ts';
import type { ContractHost } from './host.ts';
import { kitchenEndpoints } from './kitchenContract.ts';
import { life } from './life.ts';
import { lists } from './lists.ts';
import { live } from './live.ts';
import { mediaEndpoints } from './mediaContract.ts';
import { menuEndpoints } from './menuContract.ts';
import { owning } from './owning.ts';
import { paying } from './paying.ts';
import { payingTables } from './payingTables.ts';
import { personal } from './personal.ts';
import { placing } from './placing.ts';
import { printingEndpoints } from './printingContract.ts';
import { queueEndpoints } from './queueContract.ts';
import { reservationsEndpoints } from './reservationsContract.ts';
import { rounds } from './rounds.ts';
import { searchEndpoints } from './searchContract.ts';
import { resolving } from './resolving.ts';
import { refunding } from './refunding.ts';
import { splitting } from './splitting.ts';
import { Stage } from './Stage.ts';
import { structure } from './structure.ts';
import { tablesEndpoints } from './tablesContract.ts';
import { uncombining } from './uncombining.ts';
import { wallets } from './wallets.ts';

/** What contracts of their own hold hosts to. */
const others = [
  accountEndpoints,
  guestEndpoints,
  kitchenEndpoints,
  mediaEndpoints,
  menuEndpoints,
  printingEndpoints,
  queueEndpoints,
  reservationsEndpoints,
  searchEndpoints,
  tablesEndpoints,
];

/** The endpoints that the orders contract holds every host to, as `GET /path`. */
export const ordersEndpoints: ReadonlySet<string> = new Set(
  Object.values(allEndpoints())
    .map(nameOf)
    .filter((name) => !others.some((endpoints) => endpoints.has(name))),
);

/** Registers the tests that any host of orders must pass; the last one is that none was left out. */
export function ordersContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  // The lists first: they look at the sample as it was made.
  for (const part of [
    lists,
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
    structure,
    splitting,
    payingTables,
    uncombining,
    owning,
    editing,
    personal,
  ])
    part(stage);

  test('exercises every endpoint', () => {
    expect([...stage.seen].toSorted()).toEqual([...ordersEndpoints].toSorted());
  });

  doors(stage, ordersEndpoints);
}

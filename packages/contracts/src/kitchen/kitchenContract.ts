import * as calls from '@servery/api';
import { nameOf } from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import type { ContractHost } from '../host.ts';
import { kitchenAccessCases } from './kitchenAccessCases.ts';
import { kitchenRouting } from './kitchenRouting.ts';
import { kitchenSearch } from './kitchenSearch.ts';
import { kitchenTickets } from './kitchenTickets.ts';
import { kitchenZones } from './kitchenZones.ts';
import { Stage } from '../Stage.ts';

/** The endpoints covered by the kitchen contract, as `GET /path`. */
export const kitchenEndpoints: ReadonlySet<string> = new Set(
  [
    calls.bumpLines,
    calls.createKitchenZone,
    calls.deleteKitchenZone,
    calls.displayKitchen,
    calls.editKitchenZone,
    calls.fireLines,
    calls.listKitchenMenus,
    calls.listKitchenZones,
    calls.recallLines,
    calls.toggleKitchenZone,
    calls.undoBump,
  ].map(nameOf),
);

/**
 * Registers the tests that any host of the kitchen must pass. The last one checks that every
 * endpoint was called.
 */
export function kitchenContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  for (const part of [kitchenZones, kitchenRouting, kitchenTickets, kitchenSearch]) part(stage);

  test('exercises every endpoint', () => {
    expect([...stage.seen].toSorted()).toEqual([...kitchenEndpoints].toSorted());
  });

  kitchenAccessCases(stage, kitchenEndpoints);
}

import * as calls from '@servery/api';
import { nameOf } from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import type { ContractHost } from './host.ts';
import { kitchenDoors } from './kitchenDoors.ts';
import { kitchenRouting } from './kitchenRouting.ts';
import { kitchenTickets } from './kitchenTickets.ts';
import { kitchenZones } from './kitchenZones.ts';
import { Stage } from './Stage.ts';

/** The endpoints that the kitchen contract holds every host to, as `GET /path`. */
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

/** Registers the tests that any host of the kitchen must pass; the last one is that none was left out. */
export function kitchenContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  for (const part of [kitchenZones, kitchenRouting, kitchenTickets]) part(stage);

  test('exercises every endpoint', () => {
    expect([...stage.seen].toSorted()).toEqual([...kitchenEndpoints].toSorted());
  });

  kitchenDoors(stage, kitchenEndpoints);
}

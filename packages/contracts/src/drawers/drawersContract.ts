import {
  closeShift,
  countShift,
  createDrawer,
  editDrawer,
  getMyShift,
  getShift,
  listCashMovements,
  listDrawers,
  listShifts,
  moveCash,
  nameOf,
  openShift,
  previewShift,
  startCount,
  type CashMovement,
  type Shift,
} from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { Stage } from '../Stage.ts';
import { drawerAccess } from './drawerAccess.ts';
import { drawerDay } from './drawerDay.ts';
import { drawerFilters } from './drawerFilters.ts';
import type { DrawersHost } from './drawersHost.ts';
import { drawerShifts } from './drawerShifts.ts';
import { DrawersStage } from './DrawersStage.ts';

/** The endpoints covered by the contract of cash drawers, as `GET /path`. */
export const drawersEndpoints: ReadonlySet<string> = new Set(
  [
    closeShift,
    countShift,
    createDrawer,
    editDrawer,
    getMyShift,
    getShift,
    listCashMovements,
    listDrawers,
    listShifts,
    moveCash,
    openShift,
    previewShift,
    startCount,
  ].map(nameOf),
);

/**
 * Registers the tests that any host of cash drawers must pass. One of the last checks that every
 * endpoint was called.
 */
export function drawersContract(start: () => Promise<DrawersHost> | DrawersHost): void {
  const stage = new Stage();
  let host: DrawersHost | null = null;
  const open = async () => {
    host = await start();
    return host;
  };
  beforeAll(() => stage.open(open));
  const drawers = new DrawersStage(stage, () => host!);

  for (const part of [drawerShifts, drawerDay, drawerFilters]) part(drawers);

  // The lists have the drawers, shifts and movements of the cases before.
  const by = { username: 'merchant', query: {} };
  listLaws(stage, {
    ...by,
    name: 'drawers',
    list: listDrawers,
    search: 'till',
    textOf: ({ name }: { name: string }) => name,
  });
  listLaws(stage, {
    ...by,
    name: 'shifts',
    list: listShifts,
    search: 'golden',
    textOf: ({ drawer, person }: Shift) => `${drawer.name}\n${person.name}`,
  });
  listLaws(stage, {
    ...by,
    name: 'cash movements',
    list: listCashMovements,
    search: 'ice',
    textOf: ({ reason, by: name, order }: CashMovement) =>
      `${reason}\n${name}\n${order?.number ?? ''}`,
  });

  test('exercises every endpoint', () => {
    expect([...stage.seen]).toEqual(expect.arrayContaining([...drawersEndpoints]));
  });

  drawerAccess(drawers, drawersEndpoints);
}

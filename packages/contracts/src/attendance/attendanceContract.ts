import {
  clockAttendance,
  confirmAttendance,
  deleteAttendance,
  editAttendance,
  listAttendance,
  listMyAttendance,
  listCashMovements,
  nameOf,
} from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import { guardedCases } from '../guardedCases.ts';
import type { ContractHost } from '../host.ts';
import { listLaws } from '../listLaws.ts';
import { Stage } from '../Stage.ts';
import { attendanceChanges } from './attendanceChanges.ts';
import { attendanceList } from './attendanceList.ts';
import { timeClock } from './timeClock.ts';

/** The endpoints covered by the contract of attendance, as `GET /path`. */
export const attendanceEndpoints: ReadonlySet<string> = new Set(
  [
    clockAttendance,
    confirmAttendance,
    deleteAttendance,
    editAttendance,
    listAttendance,
    listMyAttendance,
  ].map(nameOf),
);

/**
 * Registers the tests that any host of attendance must pass. The last one checks that every
 * endpoint was called.
 */
export function attendanceContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  // The list comes first, because it needs the unchanged sample.
  attendanceList(stage);
  listLaws(stage, {
    name: 'the hours of employees',
    list: listAttendance,
    username: 'merchant',
    query: {},
    search: 'cook',
    textOf: ({ name, title }: { name: string; title: string }) => `${name}\n${title}`,
  });
  timeClock(stage);
  attendanceChanges(stage);
  guardedCases(stage, attendanceEndpoints);

  test('exercises every endpoint', () => {
    const ours = new Set(stage.seen);
    // Read to see that attendance doesn't change it.
    ours.delete(nameOf(listCashMovements));
    expect([...ours].toSorted()).toEqual([...attendanceEndpoints].toSorted());
  });
}

import * as calls from '@servery/api';
import { nameOf } from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import { guardedCases } from '../guardedCases.ts';
import { Stage } from '../Stage.ts';
import { invitations } from './invitations.ts';
import { staffAccounts } from './staffAccounts.ts';
import type { StaffHost } from './staffHost.ts';
import { staffLeaving } from './staffLeaving.ts';
import { staffPermissions } from './staffPermissions.ts';
import { staffPins } from './staffPins.ts';
import { staffSearch } from './staffSearch.ts';
import { StaffStage } from './StaffStage.ts';

/** The endpoints covered by the contract of staff accounts, as `GET /path`. */
export const staffEndpoints: ReadonlySet<string> = new Set(
  [
    calls.acceptInvitation,
    calls.createStaff,
    calls.editStaff,
    calls.editStaffRights,
    calls.getStaff,
    calls.getStaffRights,
    calls.inviteStaff,
    calls.listPins,
    calls.listStaff,
    calls.openInvitation,
    calls.patchStaff,
    calls.resetPin,
    calls.setPin,
  ].map(nameOf),
);

/**
 * Registers the tests that any host of staff accounts must pass. They advance the clock by a week.
 * The last one checks that every endpoint was called.
 */
export function staffContract(start: () => Promise<StaffHost> | StaffHost): void {
  const stage = new Stage();
  let host: StaffHost | null = null;
  beforeAll(() => stage.open(async () => (host = await start())));
  const staff = new StaffStage(stage, () => host!);

  // The list comes first, because it needs the unchanged sample.
  for (const part of [staffAccounts, staffLeaving, staffPermissions, staffPins, staffSearch])
    part(staff);
  guardedCases(stage, staffEndpoints);
  invitations(staff);

  test('exercises every endpoint', () => {
    const called = [...stage.seen].filter((name) => staffEndpoints.has(name));
    expect(called.toSorted()).toEqual([...staffEndpoints].toSorted());
  });
}

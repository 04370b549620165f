import { endDevice, Problem, unlockSignIn } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Procedure } from '../commands/procedure.ts';
import { approveProcedure } from './approveCommands.ts';
import { subscribeCommand, testPushProcedure } from './pushCommands.ts';
import { signInProcedures } from './signInCommands.ts';
import { requireUnlockable } from './signInLocks.ts';

/** The account writes that run in one unit of work. */
export const accountCommands: readonly Command[] = [
  command(endDevice, async ({ params: { id } }, { sessions }) => {
    if (!(await sessions.endOne(id))) throw new Problem('notFound');
    return { is_signed_out: true } as const;
  }),
  command(unlockSignIn, async ({ body: { kind, id } }, { contextOf, locks }) => {
    const locked = await locks.find(kind, id);
    const { actor } = await contextOf(locked.merchant_id);
    requireUnlockable(actor.rights, locked);
    await locks.forget(locked);
    return { is_unlocked: true } as const;
  }),
  subscribeCommand,
];

/** The other account writes, except renewing a session, which only exchanges secrets. */
export const accountProcedures: readonly Procedure[] = [
  ...signInProcedures,
  approveProcedure,
  testPushProcedure,
];

import { endView, startView } from '@servery/api';
import { procedure, type Procedure } from '../commands/procedure.ts';

/** The writes that start and end the view of a merchant. */
export const viewProcedures: readonly Procedure[] = [
  procedure(startView, async ({ body: { merchant_id } }, { account, unit }) => {
    await unit(async ({ contextOf, sessions }) => {
      // Refuses merchants outside the scope.
      await contextOf(merchant_id);
      await sessions.view(merchant_id);
    });
    return account.user();
  }),
  procedure(endView, async (_input, { account, unit }) => {
    await unit(({ sessions }) => sessions.view(null));
    return account.user();
  }),
];

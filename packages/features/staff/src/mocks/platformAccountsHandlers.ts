import { listPlatformAccounts } from '@servery/api';
import { platformAccountCommands, platformAccountProcedures } from '@servery/domain/commands';
import { hasPhone, phoneSearch } from '@servery/domain/people';
import { showPlatformAccount } from '@servery/domain/platform-accounts';
import { matchesSearch, nameKey } from '@servery/domain/search';
import { sortedPage } from '@servery/sample';
import { answer, answerCommands, answerProcedures } from '@servery/sample/answer';

/** MSW handlers of the platform's accounts, backed by the sample. */
export const platformAccountsHandlers = [
  answer(listPlatformAccounts, ({ query, ctx }) => {
    const { search, role, status } = query;
    const wanted = phoneSearch(ctx.access, search);
    const found = ctx.world.people
      .filter(({ merchant_id }) => merchant_id === null)
      .map((person) => showPlatformAccount(person, person.merchant_ids.length))
      .filter(
        (account) =>
          (role === '' || account.role === role) &&
          (status === '' || account.status === status) &&
          (matchesSearch(search, account.name, account.username, account.email) ||
            hasPhone([account.phone], wanted)),
      );
    return sortedPage(found, ({ name }) => nameKey(name), query);
  }),
  ...answerCommands(platformAccountCommands),
  ...answerProcedures(platformAccountProcedures),
];

import { invalid, Problem } from '@servery/api';
import { templateAnswer } from '@servery/api/mocks';
import {
  cancelUserPlan,
  changeUserPlan,
  connectUserService,
  deleteUserCard,
  getUserAccount,
  linkUserNetwork,
  saveUserAddress,
  saveUserCard,
  saveUserNotices,
  setTwoStep,
  setUserPassword,
  suspendUser,
  type UserAccount,
} from '@servery/api/template';
import { accountOf, cardIn, changeAccount, changeUser, personOf } from './accounts.ts';

/** Keeps exactly one primary card: the given one, otherwise the one that is, or the first. */
function keepPrimary({ cards }: UserAccount, id?: number): void {
  const primary = id ?? (cards.find(({ isPrimary }) => isPrimary) ?? cards[0])?.id;
  for (const card of cards) card.isPrimary = card.id === primary;
}

/** Mock handlers, one per endpoint of the view of a user. */
export const accountHandlers = [
  templateAnswer(getUserAccount, ({ query: { id } }) => ({ account: accountOf(id) })),
  templateAnswer(suspendUser, ({ body: { id, isSuspended } }) => {
    changeUser(id, { status: isSuspended ? 'inactive' : 'active' });
    return { account: accountOf(id) };
  }),
  templateAnswer(changeUserPlan, ({ body: { id, plan } }) => {
    changeUser(id, { currentPlan: plan });
    return changeAccount(id, (account) => {
      Object.assign(account, { planDaysUsed: 0, isPlanCancelled: false });
    });
  }),
  templateAnswer(cancelUserPlan, ({ body: { id } }) =>
    changeAccount(id, (account) => {
      const { currentPlan } = personOf(id);
      if (account.planPrices[currentPlan] === 0 || account.isPlanCancelled)
        throw new Problem('notAllowedNow');
      account.isPlanCancelled = true;
    }),
  ),
  templateAnswer(setUserPassword, ({ body: { id } }) =>
    changeAccount(id, (account) => {
      account.passwordChangedAt = new Date().toISOString();
    }),
  ),
  templateAnswer(setTwoStep, ({ body: { id, twoStep, code } }) =>
    changeAccount(id, (account) => {
      if (twoStep && !code) throw invalid('code', 'required', 'Enter the code.');
      account.twoStep = twoStep;
    }),
  ),
  templateAnswer(saveUserCard, ({ body: { id, cardId, card } }) =>
    changeAccount(id, (account) => {
      const { number, ...fields } = card;
      if (cardId === null) {
        if (!number) throw invalid('card.number', 'required', 'Enter a card number.');
        account.cards.push({
          ...fields,
          id: Math.max(0, ...account.cards.map((each) => each.id)) + 1,
          last4: number.slice(-4),
        });
      } else Object.assign(cardIn(account, cardId), fields);
      keepPrimary(account, card.isPrimary ? (cardId ?? account.cards.at(-1)!.id) : undefined);
    }),
  ),
  templateAnswer(deleteUserCard, ({ query: { id, cardId } }) =>
    changeAccount(id, (account) => {
      account.cards.splice(account.cards.indexOf(cardIn(account, cardId)), 1);
      keepPrimary(account);
    }),
  ),
  templateAnswer(saveUserAddress, ({ body: { id, address } }) =>
    changeAccount(id, (account) => {
      account.address = address;
    }),
  ),
  templateAnswer(saveUserNotices, ({ body: { id, notices, timing } }) =>
    changeAccount(id, (account) => {
      account.notices = notices;
      if (timing) account.noticeTiming = timing;
    }),
  ),
  templateAnswer(connectUserService, ({ body: { id, service, isConnected } }) =>
    changeAccount(id, (account) => {
      account.services[service] = isConnected;
    }),
  ),
  templateAnswer(linkUserNetwork, ({ body: { id, network, isLinked } }) =>
    changeAccount(id, (account) => {
      account.networks[network] = isLinked ? personOf(id).username : null;
    }),
  ),
];

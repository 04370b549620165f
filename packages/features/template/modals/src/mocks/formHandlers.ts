import { invalid } from '@servery/api';
import { templateAnswer } from '@servery/api/mocks';
import {
  addAddress,
  addCard,
  changeExamplePlan,
  createApp,
  sendPhoneCode,
  turnOnTwoFactor,
  updateExampleUser,
} from '@servery/api/template';
import { isNameTaken } from '@servery/domain/search';
import { store } from './store.ts';

/** The code of the text message that the example would send. */
const phoneCode = '271828';

const nextId = (rows: readonly { id: number }[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1;

/** Mock handlers, one per endpoint of the examples with forms. */
export const formHandlers = [
  templateAnswer(addCard, ({ body: { number } }) =>
    store.change(({ cards }) => {
      const card = { id: nextId(cards), last: number.slice(-4) };
      cards.push(card);
      return { card };
    }),
  ),
  templateAnswer(changeExamplePlan, ({ body }) =>
    store.change((rows) => ({ subscription: Object.assign(rows.subscription, body) })),
  ),
  templateAnswer(addAddress, ({ body }) =>
    store.change(({ addresses }) => {
      if (body.isDefault) for (const each of addresses) each.isDefault = false;
      const address = { id: nextId(addresses), ...body };
      addresses.push(address);
      return { address };
    }),
  ),
  templateAnswer(createApp, ({ body: { card: _, ...body } }) =>
    store.change(({ apps }) => {
      if (isNameTaken(apps, body.name, null))
        throw invalid('name', 'taken', 'Another app already has this name.');
      const app = { id: nextId(apps), ...body };
      apps.push(app);
      return { app };
    }),
  ),
  templateAnswer(sendPhoneCode, () => ({ phoneCode })),
  templateAnswer(turnOnTwoFactor, ({ body: { method, code } }) =>
    store.change(({ twoFactor }) => {
      if (code !== (method === 'app' ? twoFactor.appCode : phoneCode))
        throw invalid('code', 'incorrect', 'Incorrect code.');
      twoFactor.method = method;
      return { twoFactor };
    }),
  ),
  templateAnswer(updateExampleUser, ({ body }) =>
    store.change((rows) => ({ user: Object.assign(rows.user, body) })),
  ),
];

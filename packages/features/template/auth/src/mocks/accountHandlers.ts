import { invalid, Problem } from '@servery/api';
import { templateAnswer as answer } from '@servery/api/mocks';
import {
  checkAvailability,
  registerAccount,
  registerInSteps,
  signInWithPassword,
  signInWithProvider,
  type AuthProvider,
} from '@servery/api/template';
import { costs } from '../rules/plans.ts';
import { isFuture } from '../rules/isFuture.ts';
import { isGoodPassword } from '../rules/passwordRules.ts';
import { writeTo } from './mail.ts';
import { accountOf, authSample, sessionOf, type StoredAccount } from './sample.ts';
import { opens, seal } from './secrets.ts';

const maxTries = 5;
const lockMilliseconds = 60_000;

const lowered = (text: string) => text.toLowerCase();

/** Throws `invalid` at the field if the username or email address is taken. */
function available({ username, email }: { username: string; email: string }): void {
  const { accounts } = authSample.read();
  if (accounts.some((account) => lowered(account.username) === lowered(username)))
    throw invalid('username', 'taken', 'This username is taken.');
  if (accountOf(email))
    throw invalid('email', 'taken', 'An account with this email address already exists.');
}

async function newAccount(given: { username: string; email: string; password: string }) {
  available(given);
  if (!isGoodPassword(given.password))
    throw invalid(
      'password',
      'weak',
      'Must have at least 8 characters, a letter, and a number or symbol.',
    );
  const secret = await seal(given.password);
  // Check again: a concurrent registration may have finished during the hashing.
  available(given);
  const { username, email } = given;
  return { username, email, is_verified: false, secret } satisfies StoredAccount;
}

function open<Account extends StoredAccount>(account: Account) {
  authSample.change((rows) => {
    rows.accounts.push(account);
    rows.current = account.email;
  });
  return { account, demo: { token: writeTo(account.email).token } };
}

/** The fictitious account at each external provider. */
const others: Record<AuthProvider, { username: string; email: string }> = {
  google: { username: 'Robin Lee', email: 'robin.lee@google.test' },
  facebook: { username: 'Robin L.', email: 'robin@facebook.test' },
  github: { username: 'robinlee', email: 'robin@github.test' },
  x: { username: 'robin_serves', email: 'robin@x.test' },
};

const wrongOne = (email: string) =>
  authSample.change(({ tries }) => {
    const wrong = (tries[email]?.wrong ?? 0) + 1;
    const isLocked = wrong >= maxTries;
    tries[email] = isLocked
      ? { wrong: 0, until: Date.now() + lockMilliseconds }
      : { wrong, until: 0 };
  });

/** Handlers of registration and sign-in. */
export const accountHandlers = [
  answer(signInWithPassword, async ({ body }) => {
    const left = (authSample.read().tries[body.email]?.until ?? 0) - Date.now();
    if (left > 0) throw new Problem('locked', { details: { retry_after: Math.ceil(left / 1000) } });
    const account = accountOf(body.email);
    // Hash in any case, so that an unknown address takes as long as a wrong password.
    const isRight = account?.secret
      ? await opens(body.password, account.secret)
      : (await seal(body.password)) && false;
    if (!account || !isRight) {
      wrongOne(body.email);
      throw new Problem('wrongCredentials');
    }
    authSample.change(({ tries }) => delete tries[body.email]);
    return sessionOf(account, body.remember);
  }),
  answer(signInWithProvider, ({ body }) => {
    const who = others[body.provider];
    const account = accountOf(who.email) ?? { ...who, is_verified: true, secret: null };
    if (!accountOf(who.email)) authSample.change(({ accounts }) => accounts.push(account));
    return sessionOf(account, body.remember);
  }),
  answer(registerAccount, async ({ body }) => open(await newAccount(body))),
  answer(checkAvailability, ({ body }) => {
    available(body);
    return { is_available: true as const };
  }),
  answer(registerInSteps, async ({ body: { card, plan, ...body } }) => {
    if (costs(plan) && !card) throw invalid('card.number', 'required', 'This field is required.');
    if (card && !isFuture(card.expires, new Date()))
      throw invalid('card.expires', 'expires', 'This date has passed.');
    const card_last = (costs(plan) && card?.number.slice(-4)) || null;
    const account = { ...(await newAccount(body)), phone: body.phone, plan, card_last };
    return { ...open(account), plan, card_last };
  }),
];

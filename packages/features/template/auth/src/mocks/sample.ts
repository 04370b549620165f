import { Problem } from '@servery/api';
import { createRowStore } from '@servery/api/mocks';
import type { AuthPlan, CodeChannel, TemplateAccount } from '@servery/api/template';
import { demoAccount } from '../demoAccount.ts';
import { canDerive, mix, type Secret } from './secrets.ts';

/** A stored account. */
export interface StoredAccount extends TemplateAccount {
  /** Null for accounts of external providers. */
  secret: Secret | null;
  phone?: string;
  plan?: AuthPlan;
  card_last?: string | null;
}

interface Rows {
  accounts: StoredAccount[];
  /** The email address of the account that the pages refer to: the last one used. */
  current: string;
  resets: { token: string; email: string; ends_at: number }[];
  message: { token: string; email: string; sent_at: number } | null;
  code: {
    code: string;
    email: string;
    channel: CodeChannel;
    sent_at: number;
    wrong: number;
  } | null;
  /** Failed sign-ins by email address. */
  tries: Record<string, { wrong: number; until: number }>;
  notices: { email: string; about: string }[];
}

const salt = '736572766572792073616c7420303031';
/** The precomputed hash of the demo password, so that seeding needs no time. */
const derived = '32c8f56b305ef5f4565a5ac935c24d70720d3bb318acaca09b0b8d4bbf491d78';

const seed = (): Rows => ({
  accounts: [
    {
      username: demoAccount.username,
      email: demoAccount.email,
      is_verified: false,
      secret: canDerive()
        ? { salt, hash: derived, by: 'pbkdf2' }
        : { salt, hash: mix(demoAccount.password, salt), by: 'mixed' },
    },
  ],
  current: demoAccount.email,
  resets: [],
  message: null,
  code: null,
  tries: {},
  notices: [],
});

/** The accounts registered in this browser, with their pending emails and codes. */
export const authSample = createRowStore('auth', seed);

/** Returns the account with an email address, or undefined. */
export const accountOf = (email: string): StoredAccount | undefined =>
  authSample.read().accounts.find((account) => account.email === email);

/**
 * Returns the account that the pages refer to.
 * @throws `notFound` if there's none
 */
export function currentAccount(): StoredAccount {
  const { accounts, current } = authSample.read();
  const account = accounts.find(({ email }) => email === current) ?? accounts[0];
  if (!account) throw new Problem('notFound');
  return account;
}

const hour = 3_600_000;

/**
 * Makes an account the current one and returns its session: 30 days if remembered, otherwise 12
 * hours.
 */
export const sessionOf = (account: StoredAccount, isRemembered: boolean) => {
  authSample.change((rows) => (rows.current = account.email));
  const length = isRemembered ? 30 * 24 * hour : 12 * hour;
  return { account, expires_at: new Date(Date.now() + length).toISOString() };
};

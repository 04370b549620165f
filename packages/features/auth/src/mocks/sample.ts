import { Problem } from '@servery/api';
import { keep } from '@servery/api/mocks';
import type { AuthPlan, CodeChannel, TemplateAccount } from '@servery/api/template';
import { demoAccount } from '../demoAccount.ts';
import { canDerive, mix, type Secret } from './secrets.ts';

/** An account as it is kept. */
export interface KeptAccount extends TemplateAccount {
  /** Nobody from another house has one here. */
  secret: Secret | null;
  phone?: string;
  plan?: AuthPlan;
  card_last?: string | null;
}

interface Rows {
  accounts: KeptAccount[];
  /** Whose address and code the pages are about: who was here last. */
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
  /** Wrong passwords of each address. */
  tries: Record<string, { wrong: number; until: number }>;
  notices: { email: string; about: string }[];
}

const salt = '736572766572792073616c7420303031';
/** Of the demo's password, so that nothing has to be waited for at the start. */
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

/** Everybody who registered in this browser, and what waits for them. */
export const authSample = keep('auth', seed);

/** The account with an address. */
export const accountOf = (email: string): KeptAccount | undefined =>
  authSample.read().accounts.find((account) => account.email === email);

/** The account that the pages are about. */
export function currentAccount(): KeptAccount {
  const { accounts, current } = authSample.read();
  const account = accounts.find(({ email }) => email === current) ?? accounts[0];
  if (!account) throw new Problem('notFound');
  return account;
}

const hour = 3_600_000;

/** Signs an account in: it is who the pages are about from now on. */
export const sessionOf = (account: KeptAccount, isRemembered: boolean) => {
  authSample.change((rows) => (rows.current = account.email));
  const length = isRemembered ? 30 * 24 * hour : 12 * hour;
  return { account, expires_at: new Date(Date.now() + length).toISOString() };
};

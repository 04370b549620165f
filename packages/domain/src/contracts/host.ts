import type { approve, Client, Input } from '@servery/api';

/** What a PIN is asked to allow. */
export type ApprovalWish = Input<typeof approve>['body']['request'];

/** The moment at which a contract's sample is made and its clock starts: a Friday, 13:30 in Kuala Lumpur. */
export const contractNow = new Date('2026-11-20T05:30:00.000Z');

/** The sample that contracts run on: small, so that every host starts at once. */
export const contractSample = { days: 2, perDay: 8 } as const;

/** The password of everybody in the sample. */
export const contractPassword = 'servery';

/** What a host gives a contract to run against it. */
export interface ContractHost {
  /** A client signed in as one of the sample's people, with a session that holds now. */
  as: (username: string) => Promise<Client>;
  /** A client that nobody has signed in on; it keeps cookies and the token that signing in answers. */
  browser: () => Promise<Client>;
  /** Turns a PIN into an approval for somebody's action. */
  approve: (
    username: string,
    pin: string,
    request: ApprovalWish,
  ) => Promise<{ approval: string; approver: string }>;
  /** Puts back `sampleOrders({ now: contractNow, ...contractSample })` and the clock to `contractNow`. */
  reset: () => Promise<void>;
  /** Moves the host's clock on, in milliseconds. */
  advance: (milliseconds: number) => Promise<void>;
}

import type { approve, Client, Input } from '@servery/api';

/** The action that a PIN should approve. */
export type ApprovalInput = Input<typeof approve>['body']['request'];

/**
 * The time at which a contract's sample is generated and its clock starts: a Friday, 13:30 in Kuala
 * Lumpur.
 */
export const contractNow = new Date('2026-11-20T05:30:00.000Z');

/** The sample size for contracts, small so that every host starts quickly. */
export const contractSample = { days: 2, perDay: 8 } as const;

/** The password of every person in the sample. */
export const contractPassword = 'servery';

/** A host that a contract runs against. */
export interface ContractHost {
  /** Returns a client signed in as one of the sample's people, with a valid session. */
  as: (username: string) => Promise<Client>;
  /** Returns a client without a session. It keeps cookies and the token from signing in. */
  browser: () => Promise<Client>;
  /** Exchanges a PIN for an approval of a person's action. */
  approve: (
    username: string,
    pin: string,
    request: ApprovalInput,
  ) => Promise<{ approval: string; approver: string }>;
  /**
   * Restores `sampleOrders({ now: contractNow, ...contractSample })`, and sets the clock to
   * `contractNow`.
   */
  reset: () => Promise<void>;
  /** Advances the host's clock, in milliseconds. */
  advance: (milliseconds: number) => Promise<void>;
}

import type { PinSecret } from '../account/store.ts';
import type { Store } from '../commands/Store.ts';
import type { Caller } from './caller.ts';
import type { PersonRecord } from './record.ts';

/** The people that a rule decides about together: those of one merchant, or of the platform. */
export interface PeopleBook {
  /** Null for the people of the platform: administrators, agents and supermerchants. */
  merchant_id: number | null;
  people: readonly PersonRecord[];
}

/** The people after a rule ran, and the changed person. */
export interface PeopleChange {
  book: PeopleBook;
  id: number;
}

/** The person of an invitation. */
export interface InvitedPerson {
  id: number;
  username: string;
  name: string;
  /** Null for people of the platform. */
  merchant_id: number | null;
  /** The name of their merchant; null for people of the platform. */
  merchant: string | null;
}

/** Storage of accounts, without their secrets. */
export interface PeopleStore extends Store<
  number | null,
  PeopleBook,
  { nextId: () => number; by: Caller },
  PeopleChange
> {
  /**
   * Returns the merchant of a person in the caller's scope, or null for a person of the platform,
   * whom only administrators see.
   * @throws `notFound`
   */
  merchantOf(person_id: number): Promise<number | null>;
  /** Whether anybody else has a username, in any case. */
  isTaken(username: string, except: number | null): Promise<boolean>;
  /**
   * Saves the hash of a person's new password, ends all of their sessions, and removes their
   * invitation.
   */
  setPassword(person_id: number, hash: string): Promise<void>;
  /**
   * Saves the PIN of a person, or removes it for null. Returns whether nobody else at the merchant
   * has it; otherwise nothing is saved.
   */
  setPin(person_id: number, secret: PinSecret | null): Promise<boolean>;
  /**
   * Removes a person's password and earlier invitations, and ends their sessions. Returns the token
   * of a new invitation.
   */
  invite(person_id: number): Promise<string>;
  /**
   * Returns the active person of an invitation that can still be used, at any merchant; otherwise
   * null.
   */
  invited(token: string): Promise<InvitedPerson | null>;
  /** Ends all sessions of a person, on every device. */
  endSessions(person_id: number): Promise<void>;
}

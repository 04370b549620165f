import type { Store } from '../commands/Store.ts';
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

/** Storage of accounts, without their secrets. */
export interface PeopleStore extends Store<
  number | null,
  PeopleBook,
  { nextId: () => number },
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
  /** Saves the hash of a person's new password, and ends all of their sessions. */
  setPassword(person_id: number, hash: string): Promise<void>;
  /** Ends all sessions of a person, on every device. */
  endSessions(person_id: number): Promise<void>;
}

import type {
  PushOutcome,
  PushMessages,
  Role,
  Session,
  StaffTemplate,
  UserInfo,
} from '@servery/api';
import type { PersonalRights } from '../people/rights.ts';
import type { IsBanned } from './passwordRule.ts';
import type { PushNotice } from './pushNotice.ts';

/** A person whose password or PIN was verified. */
export interface VerifiedPerson {
  id: number;
  username: string;
  name: string;
  role: Role;
  template: StaffTemplate | null;
  merchant_id: number | null;
  own: PersonalRights;
  /** Lets the host check later whether the secret is still the same. */
  proof: string;
}

/** A PIN to store: what finds it at its merchant, and its hash. */
export interface PinSecret {
  lookup: string;
  hash: string;
}

/** A kind of refusal of a wrong secret. */
export type AccountRefusal =
  | 'approval refused'
  | 'clocking refused'
  | 'pairing refused'
  | 'set-up refused'
  | 'password change refused'
  | 'new PIN refused'
  | 'sign-in refused'
  | 'switch refused';

/** A newly started session, for `AccountHost.present`. Only the host reads it. */
export type StartedSession = object;

/**
 * The caller's browser and the secrets, as a host provides them; none of it is part of a unit of
 * work.
 */
export interface AccountHost {
  /**
   * The address that failures are counted by; all addresses of one IPv6 subscriber count as one.
   */
  readonly source: string;
  /** Whether a person with this username signed in from the caller's network before. */
  isKnownHere(username_key: string): Promise<boolean>;
  /** Returns the active person with a username and password; otherwise null, in the same time. */
  byPassword(username_key: string, password: string): Promise<VerifiedPerson | null>;
  /** Returns the active person at a merchant with a PIN; otherwise null, in the same time. */
  byPin(merchant_id: number, pin: string): Promise<VerifiedPerson | null>;
  /** Returns the employee at a merchant with a PIN of their own; otherwise null. */
  employeeByPin(merchant_id: number, pin: string): Promise<{ id: number } | null>;
  /** Whether this is the code with which the business of this server is set up. */
  isSetUpCode(code: string): boolean;
  /** Returns the check for words that are too common for a password. */
  bannedPasswordCheck(): Promise<IsBanned>;
  /** Returns the hash to store for a password. */
  hashPassword(password: string): Promise<string>;
  /** Returns what to store for a PIN at a merchant. */
  pinSecret(merchant_id: number, pin: string): Promise<PinSecret>;
  /** Stores a session in the caller's browser, and returns it. */
  present(session: StartedSession): Promise<Session>;
  /** Removes the session from the caller's browser. */
  forgetSession(): void;
  /** Returns the user as the caller's next request will see them. */
  user(): Promise<UserInfo>;
  /** Sends a push message to a device. */
  push(subscription: Subscription, notice: PushNotice): Promise<PushOutcome>;
  /** Reports a wrong secret to the operators of the host. `facts` holds ids only. */
  report(refusal: AccountRefusal, facts: Record<string, unknown>): void;
}

/** Storage of sessions and passwords. */
export interface SessionStore {
  /** Starts a session of a person; `isSigned` binds it to a key. */
  start(person: VerifiedPerson, isSigned: boolean): Promise<StartedSession>;
  /** Ends the caller's session, or all sessions of the caller. */
  end(everywhere: boolean): Promise<void>;
  /** Starts to view a merchant in the caller's session; null ends the view. */
  view(merchant_id: number | null): Promise<void>;
  /** Ends one of the caller's sessions; false if they have no such session. */
  endOne(id: number): Promise<boolean>;
  /**
   * Saves the caller's new password and ends their other sessions unless they are kept. Returns how
   * many ended, or null if the password isn't the verified one any more.
   */
  savePassword(
    person: VerifiedPerson,
    hash: string,
    keepsOtherSessions: boolean,
  ): Promise<number | null>;
}

/** The endpoint and keys for a device's push messages, and their texts. */
export interface Subscription {
  session_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  words: PushMessages;
}

/** Storage of the devices that get push messages. */
export interface PushStore {
  /** The origin of an additional push service besides those of browsers. */
  readonly also: string | undefined;
  publicKey(): Promise<string>;
  /** Returns the subscription of the calling session. */
  current(): Promise<Subscription | null>;
  /**
   * Refuses a public key that a message can't be encrypted for.
   * @throws `invalid` at `keys.p256dh`
   */
  requireKey(key: string): void;
  /** Locks the caller's subscriptions until the unit ends. */
  lock(): Promise<void>;
  /** Saves the subscription of the calling session, replacing any other with the same endpoint. */
  save(subscription: Omit<Subscription, 'session_id'>): Promise<void>;
  /** Returns the caller's sessions that have a subscription, the latest first. */
  sessions(): Promise<readonly number[]>;
  /** Ends the subscriptions of some sessions, or of the calling one. */
  end(session_ids: readonly number[] | 'current'): Promise<void>;
}

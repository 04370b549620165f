import type { Device } from '@servery/api';
import type { Subscription } from '@servery/domain/commands';

interface Held extends Omit<Device, 'is_current'> {
  token: string;
  username: string;
  /** The push subscription of this device, and when it started; null if there is none. */
  push: { subscription: Subscription; at: number } | null;
}

const hour = 3_600_000;

/** Returns the bearer token of a person's session in the sample. */
export const tokenOf = (username: string): string => `mock-${username}`;

/**
 * Returns the username of a token; null for other tokens. Each sign-in has its own token, which
 * starts with the person's.
 */
export const usernameOf = (token: string): string | null =>
  /^mock-([^~]+)(?:~\d+)?$/.exec(token)?.[1] ?? null;

/** The devices on which the people of a world are signed in. */
export class Devices {
  readonly #nextId: () => number;
  readonly #held = new Map<string, Held>();
  readonly #ended = new Set<string>();
  readonly #views = new Map<string, number>();

  constructor(nextId: () => number) {
    this.#nextId = nextId;
  }

  /** Forgets all sign-ins and sign-outs. */
  clear(): void {
    this.#held.clear();
    this.#ended.clear();
    this.#views.clear();
  }

  /** Signs a person in on a new device and returns its token. */
  open(username: string, now: Date): string {
    const token = `${tokenOf(username)}~${this.#nextId()}`;
    this.#keep(token, username, now);
    return token;
  }

  /** Makes a signed-out token valid again. */
  reopen(token: string): void {
    this.#ended.delete(token);
  }

  /** Returns the username of a valid token; null if it is invalid or signed out. */
  holderOf(token: string): string | null {
    return this.#ended.has(token) ? null : usernameOf(token);
  }

  end(token: string): void {
    this.#ended.add(token);
    this.#held.delete(token);
    this.#views.delete(token);
  }

  /** Returns the merchant that a session views; null if it views none. */
  viewOf(token: string): number | null {
    return this.#views.get(token) ?? null;
  }

  /** Starts to view a merchant in a session; null ends the view. */
  view(token: string, merchant_id: number | null): void {
    if (merchant_id === null) this.#views.delete(token);
    else this.#views.set(token, merchant_id);
  }

  endAll(username: string): void {
    this.end(tokenOf(username));
    for (const { token } of this.#of(username)) this.end(token);
  }

  /** Signs out the device with this id. Returns false if the person has no such device. */
  endOne(username: string, id: number): boolean {
    const held = this.#of(username).find((one) => one.id === id);
    if (held) this.end(held.token);
    return held !== undefined;
  }

  /** Signs a person out on all devices except the calling one. Returns the number of devices. */
  endOthers(username: string, token: string, now: Date): number {
    this.#seeFrom(username, token, now);
    const others = this.#of(username).filter((held) => held.token !== token);
    for (const other of others) this.end(other.token);
    return others.length;
  }

  /** Lists a person's devices, as seen from the one with this token. */
  list(username: string, token: string, now: Date): Device[] {
    this.#seeFrom(username, token, now);
    return this.#of(username)
      .toSorted((a, b) => (a.seen_at < b.seen_at ? 1 : -1))
      .map(({ token: its, username: _name, push: _push, ...device }) => ({
        ...device,
        is_current: its === token,
      }));
  }

  /** Returns the push subscription of a device; null if it has none. */
  pushOf(token: string): Subscription | null {
    return this.#held.get(token)?.push?.subscription ?? null;
  }

  /** Assigns a push subscription to a device, and removes it from every other one. */
  setPush(
    { username, token, now }: { username: string; token: string; now: Date },
    subscription: Omit<Subscription, 'session_id'>,
  ): void {
    this.#seeFrom(username, token, now);
    for (const held of this.#held.values())
      if (held.push?.subscription.endpoint === subscription.endpoint) held.push = null;
    const held = this.#held.get(token)!;
    held.push = { subscription: { ...subscription, session_id: held.id }, at: now.getTime() };
  }

  /**
   * Returns the ids of a person's devices that receive push messages, the most recently subscribed
   * first.
   */
  pushed(username: string): number[] {
    return this.#of(username)
      .filter(({ push }) => push !== null)
      .toSorted((a, b) => b.push!.at - a.push!.at || b.id - a.id)
      .map(({ id }) => id);
  }

  /** Ends push messages to the device of a token, or to devices by their ids. */
  endPush(which: { token: string } | { ids: readonly number[] }): void {
    for (const held of this.#held.values())
      if ('token' in which ? held.token === which.token : which.ids.includes(held.id))
        held.push = null;
  }

  /**
   * Records a call from a device: adds the device if it is new, and updates when it was last seen.
   */
  #seeFrom(username: string, token: string, now: Date): void {
    const current = this.#held.get(token);
    if (current) current.seen_at = now.toISOString();
    else {
      this.#keep(token, username, now);
      this.#keepPhone(username, now);
    }
  }

  #of(username: string): Held[] {
    return [...this.#held.values()].filter((held) => held.username === username);
  }

  #keep(token: string, username: string, now: Date): void {
    const at = now.toISOString();
    this.#held.set(token, {
      token,
      username,
      id: this.#nextId(),
      browser: 'Chrome',
      system: 'Windows',
      kind: 'computer',
      network: '203.0.113.0/24',
      started_at: at,
      seen_at: at,
      push: null,
    });
  }

  /** Adds a phone on which the person is also signed in. */
  #keepPhone(username: string, now: Date): void {
    const token = `${tokenOf(username)}~0`;
    if (this.#held.has(token) || this.#ended.has(token)) return;
    this.#held.set(token, {
      token,
      username,
      id: this.#nextId(),
      browser: 'Safari',
      system: 'iOS',
      kind: 'phone',
      network: '198.51.100.0/24',
      started_at: new Date(now.getTime() - 5 * hour).toISOString(),
      seen_at: new Date(now.getTime() - hour).toISOString(),
      push: null,
    });
  }
}

import type { Device } from '@servery/api';
import { mostPushDevices } from '../account/pushNotice.ts';

interface Held extends Omit<Device, 'is_current'> {
  token: string;
  username: string;
  /** Where its push messages would go, and when that was asked for. */
  push: { endpoint: string; at: number } | null;
}

const hour = 3_600_000;

/** The bearer token that stands for a person's session in the sample. */
export const tokenOf = (username: string): string => `mock-${username}`;

/** Whose token it is: each sign-in has one of its own, which starts with the person's. */
export const usernameOf = (token: string): string | null =>
  /^mock-([^~]+)(?:~\d+)?$/.exec(token)?.[1] ?? null;

/** Where everybody of a world is signed in. */
export class Devices {
  readonly #nextId: () => number;
  readonly #held = new Map<string, Held>();
  readonly #ended = new Set<string>();

  constructor(nextId: () => number) {
    this.#nextId = nextId;
  }

  /** Nobody is signed in anywhere any more, nor was. */
  clear(): void {
    this.#held.clear();
    this.#ended.clear();
  }

  /** Signs somebody in on a device of their own; answers its token. */
  open(username: string, now: Date): string {
    const token = `${tokenOf(username)}~${this.#nextId()}`;
    this.#keep(token, username, now);
    return token;
  }

  /** Lets a token hold again that was signed out. */
  reopen(token: string): void {
    this.#ended.delete(token);
  }

  /** Whose session a token stands for, if it holds. */
  holderOf(token: string): string | null {
    return this.#ended.has(token) ? null : usernameOf(token);
  }

  end(token: string): void {
    this.#ended.add(token);
    this.#held.delete(token);
  }

  endAll(username: string): void {
    this.end(tokenOf(username));
    for (const { token } of this.#of(username)) this.end(token);
  }

  /** Ends the device by its number; false where it is nobody's or somebody else's. */
  endOne(username: string, id: number): boolean {
    const held = this.#of(username).find((one) => one.id === id);
    if (held) this.end(held.token);
    return held !== undefined;
  }

  /** Ends every device of somebody but the one that asks; answers how many those were. */
  endOthers(username: string, token: string, now: Date): number {
    this.#seeFrom(username, token, now);
    const others = this.#of(username).filter((held) => held.token !== token);
    for (const other of others) this.end(other.token);
    return others.length;
  }

  /** Where somebody is signed in, seen from one of these places. */
  list(username: string, token: string, now: Date): Device[] {
    this.#seeFrom(username, token, now);
    return this.#of(username)
      .toSorted((a, b) => (a.seen_at < b.seen_at ? 1 : -1))
      .map(({ token: its, username: _name, push: _push, ...device }) => ({
        ...device,
        is_current: its === token,
      }));
  }

  /** Whether a device gets push messages. */
  isPushed(token: string): boolean {
    return (this.#held.get(token)?.push ?? null) !== null;
  }

  /** Starts push messages to a device, or ends them; the oldest of too many gives way. */
  setPush(
    { username, token, now }: { username: string; token: string; now: Date },
    endpoint: string | null,
  ): void {
    this.#seeFrom(username, token, now);
    // One browser shows the messages of whoever asked last.
    for (const held of this.#held.values()) if (held.push?.endpoint === endpoint) held.push = null;
    const held = this.#held.get(token);
    if (held) held.push = endpoint === null ? null : { endpoint, at: now.getTime() };
    const pushed = this.#of(username).filter(({ push }) => push !== null);
    const oldest = pushed.toSorted((a, b) => (a.push?.at ?? 0) - (b.push?.at ?? 0));
    for (const one of oldest.slice(0, -mostPushDevices)) one.push = null;
  }

  /** Somebody calls from here: the place is known from now on, and was seen now. */
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

  /** Somebody who works in the sample also has it on the phone. */
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

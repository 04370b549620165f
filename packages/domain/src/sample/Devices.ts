import type { Device } from '@servery/api';

interface Held extends Omit<Device, 'is_current'> {
  token: string;
  username: string;
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

  /** Where somebody is signed in, seen from one of these places. */
  list(username: string, token: string, now: Date): Device[] {
    const current = this.#held.get(token);
    if (current) current.seen_at = now.toISOString();
    else {
      this.#keep(token, username, now);
      this.#keepPhone(username, now);
    }
    return this.#of(username)
      .toSorted((a, b) => (a.seen_at < b.seen_at ? 1 : -1))
      .map(({ token: its, username: _, ...device }) => ({ ...device, is_current: its === token }));
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
    });
  }
}

import { Problem, type ApprovalRequest, type LiveEvent } from '@servery/api';
import type { Approval } from '../people/demand.ts';
import { mayApprove } from '../people/mayApprove.ts';
import { rightsOf } from '../people/rights.ts';
import { passTime, paymentStatusOf, type OrderRecord } from '../orders/index.ts';
import { businessDate } from '../time/index.ts';
import type { QueueBook } from '../queue/record.ts';
import type { WalletEntry } from '../wallet/index.ts';
import { Bookmarks } from './Bookmarks.ts';
import { Devices } from './Devices.ts';
import { idClock } from './idClock.ts';
import { itemsOnMenu } from '../menu/display.ts';
import type { MenuBook } from '../menu/record.ts';
import { Kitchens, type KitchenChanges } from './Kitchens.ts';
import { Library, type LibraryChanges } from './Library.ts';
import { Menus, type MenuChanges } from './Menus.ts';
import { merchants, type SampleMerchant } from './merchants.ts';
import { sampleOrders } from './orders/sampleOrders.ts';
import { people } from './people.ts';
import type { Person } from './person.ts';
import { postStock } from './postStock.ts';
import { printByItself } from './printByItself.ts';
import { PairedDevices } from './PairedDevices.ts';
import { Prints } from './Prints.ts';
import { Queues } from './Queues.ts';
import { heldTables } from '../reservations/near.ts';
import { Reservations } from './Reservations.ts';
import type { ReservationBook } from './sampleReservations.ts';
import { sampleWallets } from './sampleWallets.ts';
import { Tables, type TableChanges } from './Tables.ts';
import { Wallets } from './Wallets.ts';

/** How a world begins. */
export interface WorldWish {
  /** The clock of whoever hosts it. */
  now: () => Date;
  /** Trading days before today, and orders a day at the busiest outlet: few, so that it starts at once. */
  days?: number;
  perDay?: number;
}

/** What changed since the beginning, small enough to be kept by a browser. */
export interface Changes {
  /** The moment that the sample was made for. */
  born: string;
  orders: OrderRecord[];
  sequences: [merchant_id: number, sequence: number][];
  /** The ledger of the wallets since the beginning. */
  wallets: WalletEntry[];
  /** The menus that were changed. */
  menus: MenuChanges;
  /** The pictures that were changed. */
  library: LibraryChanges;
  /** The tables and carts that were changed. */
  tables: TableChanges;
  /** The kitchens that were changed. */
  kitchens: KitchenChanges;
  /** The queues that were changed. */
  queues: QueueBook[];
  /** The bookings that were changed. */
  reservations: ReservationBook[];
  /** What people marked, by their names. */
  bookmarks: ReturnType<Bookmarks['changes']>;
}

interface HeldApproval extends Approval {
  requester_id: number;
  until: number;
}

interface Attempts {
  failures: number;
  /** Locked until then, in milliseconds. */
  until: number;
}

const mostFailures = 5;
const lockMinutes = 5;
const approvalSeconds = 60;

/** The sample, alive: what mocks answer from and write to. */
export class World {
  /** Who calls when a call carries no session; null makes it a 401. */
  defaultUser: string | null = 'merchant';
  readonly people = people;
  readonly merchants = merchants;
  readonly orders = new Map<number, OrderRecord>();
  readonly wallets = new Wallets();
  readonly prints = new Prints();
  readonly menus = new Menus();
  readonly library = new Library();
  readonly tables = new Tables();
  readonly queues = new Queues();
  readonly reservations = new Reservations();
  readonly kitchens = new Kitchens();
  /** The answers to named writes, by person and name. */
  readonly answers = new Map<string, { sent: string; answer: unknown }>();
  /** Which pages people marked. */
  readonly bookmarks = new Bookmarks();
  /** Where people are signed in. */
  readonly devices = new Devices(() => this.nextId());
  /** The shared devices of merchants. */
  readonly pairedDevices = new PairedDevices();
  /** The passwords that were changed, by username. */
  readonly passwords = new Map<string, string>();
  /** The token of the session that this browser's refresh cookie renews. */
  remembered: string | null = null;

  readonly #wish: Required<WorldWish>;
  readonly #approvals = new Map<string, HeldApproval>();
  readonly #attempts = new Map<string, Attempts>();
  readonly #sequences = new Map<number, number>();
  readonly #listeners = new Set<(event: LiveEvent) => void>();
  /** Merchants by the state of their menu, which is not worked out for each order anew. */
  readonly #shops = new WeakMap<MenuBook, SampleMerchant>();
  #events: LiveEvent[] = [];
  #changed = new Set<number>();
  #ahead = 0;
  #last: Promise<unknown> = Promise.resolve();
  #born: Date;
  #nextId = idClock(3 * 1024);

  constructor({ now, days = 2, perDay = 8 }: WorldWish) {
    this.#wish = { now, days, perDay };
    this.#born = now();
    this.#begin();
  }

  #begin(): void {
    const { days, perDay } = this.#wish;
    this.orders.clear();
    const orders = sampleOrders({ now: this.#born, days, perDay });
    for (const order of orders) this.orders.set(order.id, order);
    this.wallets.begin(sampleWallets(orders));
    this.prints.begin(this.merchants, orders);
    this.menus.begin(this.#born);
    this.library.begin(this.#born);
    this.tables.begin(orders, this.#born);
    this.kitchens.begin();
    this.queues.begin(this.#born);
    this.reservations.begin((id) => this.tables.of(id), this.#born);
    this.tables.bookedAt = (id, now) => heldTables(this.reservations.of(id).reservations, now);
  }

  /** The clock here: the host's, and as much ahead as it was moved. */
  now(): Date {
    return new Date(this.#wish.now().getTime() + this.#ahead);
  }

  /** Moves the clock on, so that a story or a test sees what time does. */
  advance(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  nextId(): number {
    return this.#nextId(this.now());
  }

  /** Runs one unit of work after the other, so that each decides about what the one before left. */
  exclusive<T>(run: () => Promise<T>): Promise<T> {
    const done = this.#last.then(run);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Brings everything back to how it begins at this moment. */
  reset(): void {
    this.#ahead = 0;
    this.#born = this.#wish.now();
    this.#events = [];
    this.#changed = new Set();
    for (const kept of [
      this.answers,
      this.passwords,
      this.pairedDevices,
      this.#approvals,
      this.#attempts,
      this.#sequences,
    ])
      kept.clear();
    this.devices.clear();
    this.bookmarks.clear();
    this.remembered = null;
    this.#begin();
  }

  person(username: string): Person | undefined {
    const wanted = username.toLowerCase();
    return this.people.find((person) => person.username === wanted);
  }

  /** A merchant as it is now; its items are those that are on the menu. */
  merchant(id: number): SampleMerchant {
    const merchant = this.merchants.find((one) => one.id === id);
    if (!merchant) throw new Problem('notFound');
    const book = this.menus.of(id);
    const { categories, options } = book;
    const known = this.#shops.get(book) ?? {
      ...merchant,
      categories,
      options,
      items: itemsOnMenu(book),
    };
    this.#shops.set(book, known);
    return { ...known, tables: this.tables.named(id) };
  }

  /** An order as it is now: time alone may have given it a reason. */
  order(id: number): OrderRecord {
    const order = this.orders.get(id);
    if (!order) throw new Problem('notFound');
    return this.#asOfNow(order);
  }

  /** An order with the reasons that time opened, and once combined with its target's payment status. */
  #asOfNow(order: OrderRecord): OrderRecord {
    const { status, merged_into, merchant_id } = order;
    if (status === 'merged' && merged_into !== null)
      return { ...order, merged_status: paymentStatusOf(this.order(merged_into)) };
    const now = passTime(order, this.now(), this.merchant(merchant_id).settings);
    // An order that expired gives its stock back, and whoever listens is to hear of it.
    if (now.version !== order.version) this.keep('order.changed', now);
    return now;
  }

  /** The orders of some merchants as they are now, oldest first. */
  ordersOf(merchant_ids: readonly number[]): OrderRecord[] {
    return [...this.orders.values()]
      .filter(({ merchant_id }) => merchant_ids.includes(merchant_id))
      .map((order) => this.#asOfNow(order));
  }

  /** The trading day of a merchant now. */
  today(merchant_id: number): string {
    return businessDate(this.now(), this.merchant(merchant_id).settings);
  }

  /** The queues of a merchant as they are now. */
  queueBook(merchant_id: number): QueueBook {
    return this.queues.of(merchant_id, this.today(merchant_id), this.now());
  }

  /** The next number to call out on a merchant's trading day. */
  nextNumber(merchant_id: number): string {
    const today = this.today(merchant_id);
    let last = 0;
    for (const order of this.orders.values())
      if (order.merchant_id === merchant_id && order.business_date === today)
        last = Math.max(last, Number(order.number.replace(/\D/g, '')));
    return String(last + 1).padStart(3, '0');
  }

  /** Keeps orders that a rule decided and tells those who listen. */
  keep(kind: LiveEvent['kind'], ...orders: readonly OrderRecord[]): void {
    for (const kept of orders) {
      const before = this.orders.get(kept.id) ?? null;
      const order = postStock(this, before, kept, kept.timeline.at(-1)?.by ?? 'rule');
      this.orders.set(order.id, order);
      this.#changed.add(order.id);
      this.tell(kind, order.merchant_id, order);
      printByItself(this, before, order);
    }
  }

  /** Tells those who listen that something of a merchant was changed. */
  tell(
    kind: LiveEvent['kind'],
    merchant_id: number,
    { id: order_id, version }: { id: number; version: number },
  ): void {
    const sequence = this.sequence(merchant_id) + 1;
    this.#sequences.set(merchant_id, sequence);
    const event = { sequence, kind, merchant_id, order_id, version };
    this.#events.push(event);
    for (const hear of this.#listeners) hear(event);
  }

  /** Where the events of a merchant stand. */
  sequence(merchant_id: number): number {
    return this.#sequences.get(merchant_id) ?? 0;
  }

  /** The events of a merchant after a sequence number; null when it is not one of this world's. */
  eventsSince(merchant_id: number, since: number): LiveEvent[] | null {
    const mine = this.#events.filter((event) => event.merchant_id === merchant_id);
    const first = mine[0]?.sequence ?? this.sequence(merchant_id) + 1;
    if (since > this.sequence(merchant_id) || since < first - 1) return null;
    return mine.filter(({ sequence }) => sequence > since);
  }

  /** Hears of every change until the returned function is called. */
  listen(tell: (event: LiveEvent) => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }

  /** Counts a wrong PIN or password, and refuses the next for minutes after the fifth in a row. */
  attempt<T>(
    key: string,
    isRight: () => T | null,
    wrong: 'wrongPin' | 'wrongCredentials' | 'wrongPassword',
  ): T {
    const now = this.now().getTime();
    const attempts = this.#attempts.get(key) ?? { failures: 0, until: 0 };
    if (now < attempts.until)
      throw new Problem('locked', { details: { until: new Date(attempts.until).toISOString() } });
    const right = isRight();
    if (right !== null) {
      this.#attempts.delete(key);
      return right;
    }
    const failures = attempts.failures + 1;
    // Each lock lasts twice as long as the one before.
    const rounds = Math.floor(failures / mostFailures);
    const isLocked = failures % mostFailures === 0;
    const until = isLocked ? now + lockMinutes * 60_000 * 2 ** (rounds - 1) : 0;
    this.#attempts.set(key, { failures, until });
    throw new Problem(wrong);
  }

  /** Turns the PIN of somebody who may into leave for one action, good once and for one minute. */
  approve(
    requester: Person,
    pin: string,
    request: ApprovalRequest,
  ): { approval: string; approver: string } {
    const approver = this.attempt(
      `pin ${requester.id}`,
      () =>
        this.people.find(
          (person) =>
            person.pin === pin &&
            person.merchant_id === requester.merchant_id &&
            mayApprove(
              { ...person, rights: rightsOf(person.role, person.template) },
              requester,
              request,
            ),
        ) ?? null,
      'wrongPin',
    );
    const token = `approval-${this.nextId()}`;
    this.#approvals.set(token, {
      ...request,
      approver: approver.name,
      is_used: false,
      requester_id: requester.id,
      until: this.now().getTime() + approvalSeconds * 1000,
    });
    return { approval: token, approver: approver.name };
  }

  /** What a token allows the one who asked for it; a copy, so that a refused action uses nothing up. */
  approvalOf(token: string | null, me: Person): Approval | null {
    const held = this.#approvals.get(token ?? '');
    if (!held || held.requester_id !== me.id || held.until <= this.now().getTime()) return null;
    return { ...held };
  }

  /** Strikes out an approval that was made use of. */
  strike(token: string | null): void {
    this.#approvals.delete(token ?? '');
  }

  /** What a browser needs to find this world again after a reload. */
  changes(): Changes {
    return {
      born: this.#born.toISOString(),
      orders: [...this.#changed].flatMap((id) => this.orders.get(id) ?? []),
      sequences: [...this.#sequences],
      wallets: this.wallets.since,
      menus: this.menus.changes(),
      library: this.library.changes(),
      tables: this.tables.changes(),
      kitchens: this.kitchens.changes(),
      queues: this.queues.changes(),
      reservations: this.reservations.changes(),
      bookmarks: this.bookmarks.changes(),
    };
  }

  /** Puts changes back on the sample that they were made to. */
  restore({
    born,
    orders,
    sequences,
    wallets,
    menus,
    library,
    tables,
    kitchens,
    queues,
    reservations,
    bookmarks,
  }: Changes): void {
    this.#born = new Date(born);
    this.#begin();
    for (const order of orders) {
      this.orders.set(order.id, order);
      this.#changed.add(order.id);
    }
    for (const [merchant_id, sequence] of sequences) this.#sequences.set(merchant_id, sequence);
    // A browser may have kept what an earlier version wrote.
    for (const entry of wallets ?? []) this.wallets.add(entry);
    if (menus) this.menus.restore(menus);
    if (library) this.library.restore(library);
    if (tables) this.tables.restore(tables);
    this.kitchens.restore(kitchens ?? []);
    this.queues.restore(queues ?? []);
    this.reservations.restore(reservations ?? []);
    this.bookmarks.restore(bookmarks ?? []);
  }
}

/** Makes a world: the sample as of this moment, ready to be changed. */
export const createWorld = (wish: WorldWish): World => new World(wish);

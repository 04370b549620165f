import { Problem, type DayClosing, type LiveEvent, type PlatformSettingType } from '@servery/api';
import { currentDay } from '@servery/domain/closings';
import type { AttemptKey, Attempts, StoredApproval } from '@servery/domain/commands';
import { holdApproval, type HeldApproval, type MerchantRecord } from '@servery/domain/people';
import { passTime, paymentStatusOf, type OrderRecord } from '@servery/domain/orders';
import type { ExportRecord } from '@servery/domain/merchant-exports';
import { merchantStatus } from '@servery/domain/merchants';
import { settingsAt } from '@servery/domain/settings';
import { firstPlatformSettings, type PlatformSettingOf } from '@servery/domain/platform';
import type { QueueBook } from '@servery/domain/queue';
import type { WalletEntry } from '@servery/domain/wallet';
import { Attendance, type AttendanceChanges } from './Attendance.ts';
import { Bookmarks } from './Bookmarks.ts';
import { Drawers, type DrawerChanges } from './Drawers.ts';
import { Documents, type DocumentChanges } from './Documents.ts';
import { Devices } from './Devices.ts';
import { Employees, type EmployeeChanges } from './Employees.ts';
import { idClock } from './idClock.ts';
import type { ItemPushRecord } from '@servery/domain/item-pushes';
import { itemsOnMenu, type MenuBook } from '@servery/domain/menu';
import { Kitchens, type KitchenChanges } from './Kitchens.ts';
import { Library, type LibraryChanges } from './Library.ts';
import { Menus, type MenuChanges } from './Menus.ts';
import type { SampleMerchant } from '@servery/domain/fixtures';
import { sampleOrders } from './orders/sampleOrders.ts';
import { Merchants, type MerchantChange } from './Merchants.ts';
import { isOfSample } from './people.ts';
import { WorldPeople } from './WorldPeople.ts';
import type { Person } from './person.ts';
import { postStock } from './postStock.ts';
import { printByItself } from './printByItself.ts';
import { PaymentOptions, type PaymentOptionChanges } from './PaymentOptions.ts';
import { PairedDevices } from './PairedDevices.ts';
import type { PricePushRecord } from '@servery/domain/price-pushes';
import { Prints } from './Prints.ts';
import { Pushes } from './Pushes.ts';
import { Queues } from './Queues.ts';
import { heldTables } from '@servery/domain/reservations';
import { Reservations } from './Reservations.ts';
import type { ReservationBook } from './sampleReservations.ts';
import { sampleShifts } from './sampleShifts.ts';
import type { SettingPushRecord } from '@servery/domain/setting-pushes';
import { sampleWallets } from './sampleWallets.ts';
import { Tables, type TableChanges } from './Tables.ts';
import { Wallets } from './Wallets.ts';

type PlatformSettings = Readonly<{ [Type in PlatformSettingType]: PlatformSettingOf<Type> }>;

/** Options of a world. */
export interface WorldInput {
  /** The clock of the host. */
  now: () => Date;
  /**
   * The number of trading days before today, and of orders per day at the busiest outlet. Both are
   * small by default for a fast start.
   */
  days?: number;
  perDay?: number;
}

/** The changes of a world since it started, small enough for a browser's storage. */
export interface Changes {
  /** The time for which the sample was generated. */
  born: string;
  orders: OrderRecord[];
  sequences: [merchant_id: number, sequence: number][];
  /** The wallet entries added since the start. */
  wallets: WalletEntry[];
  /** The changed menus. */
  menus: MenuChanges;
  /** The changed pictures. */
  library: LibraryChanges;
  /** The changed documents of merchants. */
  documents?: DocumentChanges;
  /** The changed tables and carts. */
  tables: TableChanges;
  /** The changed kitchens. */
  kitchens: KitchenChanges;
  /** The changed payment options. */
  paymentOptions: PaymentOptionChanges;
  /** The cash drawers, shifts and movements. */
  drawers?: DrawerChanges;
  /** The changed employees. */
  employees?: EmployeeChanges;
  /** The changed entries of the time clock. */
  attendance?: AttendanceChanges;
  /** The closings of trading days. */
  closings?: readonly DayClosing[];
  /** The items that were pushed to outlets. */
  itemPushes?: readonly ItemPushRecord[];
  /** The prices that were pushed to outlets. */
  pricePushes?: readonly PricePushRecord[];
  /** The settings that were pushed to outlets. */
  settingPushes?: readonly SettingPushRecord[];
  /** The changed queues. */
  queues: QueueBook[];
  /** The changed bookings. */
  reservations: ReservationBook[];
  /** The changed bookmarks, by username. */
  bookmarks: ReturnType<Bookmarks['changes']>;
  /** The people who were added or changed. */
  people: Person[];
  /** The merchants that were added or changed. */
  merchants: MerchantRecord[];
  /** The history of their settings. */
  settingChanges?: readonly MerchantChange[];
  /** The settings of the platform. */
  platformSettings?: PlatformSettings;
  /** The person who removed the sample, if anyone did. */
  sampleRemovedBy?: number | null | undefined;
}

/** The sample's state in memory, which mocks read and change. */
export class World {
  /** The caller of requests without a session. If null, they get a 401. */
  defaultUser: string | null = 'merchant';
  readonly #people = new WorldPeople();
  readonly #merchants = new Merchants();
  readonly orders = new Map<number, OrderRecord>();
  readonly wallets = new Wallets();
  readonly prints = new Prints();
  readonly menus = new Menus();
  readonly itemPushes = new Pushes<ItemPushRecord>();
  readonly pricePushes = new Pushes<PricePushRecord>();
  readonly settingPushes = new Pushes<SettingPushRecord>();
  readonly library = new Library();
  readonly documents = new Documents();
  readonly tables = new Tables();
  readonly queues = new Queues();
  /** The exports of merchants that were started, by id. */
  readonly exports = new Map<number, ExportRecord>();
  readonly reservations = new Reservations();
  readonly kitchens = new Kitchens();
  readonly paymentOptions = new PaymentOptions();
  readonly drawers = new Drawers();
  readonly employees = new Employees();
  readonly attendance = new Attendance();
  /** The closings of trading days, the first one first. */
  closings: readonly DayClosing[] = [];
  /** The settings of the platform. */
  platformSettings: PlatformSettings = firstPlatformSettings;
  /** The responses to writes, by caller and idempotency key. */
  readonly answers = new Map<string, { sent: string; answer: unknown }>();
  /** The bookmarks of people. */
  readonly bookmarks = new Bookmarks();
  /** The devices on which people are signed in. */
  readonly devices = new Devices(() => this.nextId());
  /** The shared devices of merchants. */
  readonly pairedDevices = new PairedDevices();
  /** The numbers of incorrect passwords, PINs and codes. */
  readonly attempts = new Map<AttemptKey, Attempts>();
  /** The unused approvals by their tokens. */
  readonly approvals = new Map<string, StoredApproval>();
  /** The changed passwords, by username. */
  readonly passwords = new Map<string, string>();
  /** The token of the session that this browser's refresh cookie renews. */
  remembered: string | null = null;

  readonly #options: Required<WorldInput>;
  readonly #sequences = new Map<number, number>();
  readonly #listeners = new Set<(event: LiveEvent) => void>();
  /**
   * Merchants by their menu, so that the items on the menu aren't computed again for each order.
   */
  readonly #shops = new WeakMap<MenuBook, SampleMerchant>();
  /** The person who removed the sample; undefined while it is there. */
  #sampleRemovedBy: number | null | undefined;
  #events: LiveEvent[] = [];
  #changed = new Set<number>();
  #ahead = 0;
  #last: Promise<unknown> = Promise.resolve();
  #born: Date;
  #nextId = idClock(3 * 1024);

  constructor({ now, days = 2, perDay = 8 }: WorldInput) {
    this.#options = { now, days, perDay };
    this.#born = now();
    this.#begin();
  }

  #begin(): void {
    const { days, perDay } = this.#options;
    this.#people.begin();
    this.#merchants.begin();
    this.#sampleRemovedBy = undefined;
    this.orders.clear();
    const orders = sampleOrders({ now: this.#born, days, perDay });
    for (const order of orders) this.orders.set(order.id, order);
    this.wallets.begin(sampleWallets(orders));
    this.prints.begin(this.merchants, orders);
    this.menus.begin(this.#born);
    this.itemPushes.begin();
    this.pricePushes.begin();
    this.settingPushes.begin();
    this.library.begin(this.#born);
    this.documents.begin(this.#born);
    this.tables.begin(orders, this.#born);
    this.kitchens.begin();
    this.paymentOptions.begin();
    this.closings = [];
    this.employees.begin();
    this.attendance.begin(this.merchants, this.#born);
    this.drawers.begin(sampleShifts(this.merchants, orders, this.#born));
    this.platformSettings = firstPlatformSettings;
    this.queues.begin(this.#born);
    this.exports.clear();
    this.reservations.begin((id) => this.tables.of(id), this.#born);
    this.tables.bookedAt = (id, now) => heldTables(this.reservations.of(id).reservations, now);
  }

  /**
   * Returns the current time of the world: the host's clock plus the time by which it was advanced.
   */
  now(): Date {
    return new Date(this.#options.now().getTime() + this.#ahead);
  }

  /** Advances the clock, so that stories and tests can show effects of time. */
  advance(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  nextId(): number {
    return this.#nextId(this.now());
  }

  /** Runs units of work one after the other, so that each sees the result of the previous one. */
  exclusive<T>(run: () => Promise<T>): Promise<T> {
    const done = this.#last.then(run);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resets everything to the initial state at the current time. */
  reset(): void {
    this.#ahead = 0;
    this.#born = this.#options.now();
    this.#events = [];
    this.#changed = new Set();
    for (const entries of [
      this.answers,
      this.passwords,
      this.pairedDevices,
      this.approvals,
      this.attempts,
      this.#sequences,
    ])
      entries.clear();
    this.devices.clear();
    this.bookmarks.clear();
    this.remembered = null;
    this.#begin();
  }

  person(username: string): Person | undefined {
    const wanted = username.toLowerCase();
    return this.people.find((person) => person.username === wanted && person.is_active);
  }

  /** Everyone with an account, including people who can no longer sign in. */
  get people(): readonly Person[] {
    return this.#people.all;
  }

  /** Adds or replaces a person. */
  keepPerson(person: Person): void {
    this.#people.keep(person);
  }

  /** All merchants with the settings in force. */
  get merchants(): readonly SampleMerchant[] {
    const now = this.now();
    return this.#merchants.all.map((one) => ({ ...one, settings: settingsAt(one.settings, now) }));
  }

  /** Changes the record of a merchant, or adds a merchant with an empty menu and no tables. */
  keepMerchant(record: MerchantRecord): void {
    const isNew = this.merchants.every(({ id }) => id !== record.id);
    this.#merchants.keep(record);
    this.#shops.delete(this.menus.of(record.id));
    if (!isNew) return;
    const { id } = record;
    for (const person of this.people.filter(({ role }) => role === 'admin'))
      this.keepPerson({ ...person, merchant_ids: [...person.merchant_ids, id] });
  }

  /**
   * Removes the merchants of the sample with their orders, and the people who work only there, except
   * one and people of the platform that were added. Returns the number of removed people.
   */
  removeSample(kept: number | null): number {
    const own = new Set(this.merchants.filter(({ is_sample }) => !is_sample).map(({ id }) => id));
    const gone = this.people.filter(
      (person) =>
        person.id !== kept &&
        isOfSample(person) &&
        (person.role === 'admin' || !person.merchant_ids.some((id) => own.has(id))),
    );
    this.#people.remove(new Set(gone.map(({ id }) => id)));
    for (const person of this.people)
      this.keepPerson({
        ...person,
        merchant_ids: person.merchant_ids.filter((one) => own.has(one)),
      });
    for (const [id, { merchant_id }] of this.orders)
      if (!own.has(merchant_id)) this.orders.delete(id);
    this.#merchants.removeSample();
    this.#sampleRemovedBy = kept;
    return gone.length;
  }

  /** Returns the history of a merchant's settings, the newest first. */
  settingChanges(merchant_id: number): MerchantChange[] {
    return this.#merchants.history.filter((one) => one.merchant_id === merchant_id).toReversed();
  }

  /** Adds a change to the history of a merchant's settings. */
  noteSettingChange(change: MerchantChange): void {
    this.#merchants.history = [...this.#merchants.history, change];
  }

  /** Returns a merchant with its stored settings, of which some may not be in force yet. */
  storedMerchant(id: number): SampleMerchant {
    const merchant = this.#merchants.all.find((one) => one.id === id);
    if (!merchant) throw new Problem('notFound');
    return merchant;
  }

  /** Returns the current merchant. Its items are those on the menu. */
  merchant(id: number): SampleMerchant {
    const merchant = this.storedMerchant(id);
    const book = this.menus.of(id);
    const { categories, options } = book;
    const known = this.#shops.get(book) ?? {
      ...merchant,
      categories,
      options,
      items: itemsOnMenu(book),
    };
    this.#shops.set(book, known);
    const settings = settingsAt(known.settings, this.now());
    return {
      ...known,
      settings:
        known.is_read_only || merchantStatus(known) !== 'active'
          ? { ...settings, is_open: false }
          : settings,
      tables: this.tables.named(id),
      payment_options: this.paymentOptions.of(id),
    };
  }

  /** Returns an order in its current state, because time alone may have opened a reason. */
  order(id: number): OrderRecord {
    const order = this.orders.get(id);
    if (!order) throw new Problem('notFound');
    return this.#asOfNow(order);
  }

  /**
   * Returns an order with the reasons that time has opened and, if combined into another, with that
   * order's payment status.
   */
  #asOfNow(order: OrderRecord): OrderRecord {
    const { status, merged_into, merchant_id } = order;
    if (status === 'merged' && merged_into !== null)
      return { ...order, merged_status: paymentStatusOf(this.order(merged_into)) };
    const now = passTime(order, this.now(), this.merchant(merchant_id).settings);
    // An expired order returns its stock, and listeners must be notified.
    if (now.version !== order.version) this.save('order.changed', now);
    return now;
  }

  /** Returns the current orders of some merchants, the oldest first. */
  ordersOf(merchant_ids: readonly number[]): OrderRecord[] {
    return [...this.orders.values()]
      .filter(({ merchant_id }) => merchant_ids.includes(merchant_id))
      .map((order) => this.#asOfNow(order));
  }

  /** Returns the current trading day of a merchant. */
  today(merchant_id: number): string {
    const last = this.closings.findLast((one) => one.merchant_id === merchant_id);
    return currentDay(this.now(), this.merchant(merchant_id).settings, last?.business_date ?? null);
  }

  /** Returns the current queues of a merchant. */
  queueBook(merchant_id: number): QueueBook {
    return this.queues.of(merchant_id, this.today(merchant_id), this.now());
  }

  /** Returns the next order number on a merchant's current trading day. */
  nextNumber(merchant_id: number): string {
    const today = this.today(merchant_id);
    let last = 0;
    for (const order of this.orders.values())
      if (order.merchant_id === merchant_id && order.business_date === today)
        last = Math.max(last, Number(order.number.replace(/\D/g, '')));
    return String(last + 1).padStart(3, '0');
  }

  /**
   * Stores orders after a rule has changed them, with their stock and automatic prints, and
   * notifies listeners.
   */
  save(kind: LiveEvent['kind'], ...orders: readonly OrderRecord[]): void {
    for (const changed of orders) {
      const before = this.orders.get(changed.id) ?? null;
      const order = postStock(this, before, changed, changed.timeline.at(-1)?.by ?? 'rule');
      this.orders.set(order.id, order);
      this.#changed.add(order.id);
      const { id, merchant_id, version } = order;
      this.emit({ kind, merchant_id, subject: { kind: 'order', id }, version });
      printByItself(this, before, order);
    }
  }

  /** Notifies listeners of a change at a merchant. */
  emit(change: Omit<LiveEvent, 'sequence'>): void {
    const { merchant_id } = change;
    const sequence = this.sequence(merchant_id) + 1;
    this.#sequences.set(merchant_id, sequence);
    const event = { sequence, ...change };
    this.#events.push(event);
    for (const listener of this.#listeners) listener(event);
  }

  /** Returns the sequence number of a merchant's last event. */
  sequence(merchant_id: number): number {
    return this.#sequences.get(merchant_id) ?? 0;
  }

  /**
   * Returns the events of a merchant after a sequence number; null if this world can't have all of
   * them.
   */
  eventsSince(merchant_id: number, since: number): LiveEvent[] | null {
    const mine = this.#events.filter((event) => event.merchant_id === merchant_id);
    const first = mine[0]?.sequence ?? this.sequence(merchant_id) + 1;
    if (since > this.sequence(merchant_id) || since < first - 1) return null;
    return mine.filter(({ sequence }) => sequence > since);
  }

  /** Calls the listener on every event until the returned function is called. */
  listen(listener: (event: LiveEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Returns the approval of a token if this person requested it and it hasn't expired; otherwise
   * null.
   */
  approvalOf(token: string | null, me: Person): HeldApproval | null {
    const stored = this.approvals.get(token ?? '');
    if (!stored || stored.requester_id !== me.id) return null;
    return Date.parse(stored.expires_at) > this.now().getTime() ? holdApproval(stored) : null;
  }

  /** Returns the changes that a browser needs to restore this world after a reload. */
  changes(): Changes {
    return {
      born: this.#born.toISOString(),
      orders: [...this.#changed].flatMap((id) => this.orders.get(id) ?? []),
      sequences: [...this.#sequences],
      wallets: this.wallets.since,
      menus: this.menus.changes(),
      itemPushes: this.itemPushes.changes(),
      pricePushes: this.pricePushes.changes(),
      settingPushes: this.settingPushes.changes(),
      library: this.library.changes(),
      documents: this.documents.changes(),
      tables: this.tables.changes(),
      kitchens: this.kitchens.changes(),
      paymentOptions: this.paymentOptions.changes(),
      drawers: this.drawers.changes(),
      employees: this.employees.changes(),
      attendance: this.attendance.changes(),
      closings: this.closings,
      queues: this.queues.changes(),
      reservations: this.reservations.changes(),
      bookmarks: this.bookmarks.changes(),
      people: this.#people.changes(),
      merchants: this.#merchants.changes(),
      settingChanges: this.#merchants.history,
      platformSettings: this.platformSettings,
      sampleRemovedBy: this.#sampleRemovedBy,
    };
  }

  /** Restores the sample and applies stored changes to it. */
  restore({
    born,
    orders,
    sequences,
    wallets,
    menus,
    itemPushes = [],
    pricePushes = [],
    settingPushes = [],
    library,
    documents,
    tables,
    kitchens,
    paymentOptions,
    drawers,
    employees = { employees: [], pins: [] },
    attendance = [],
    closings = [],
    queues,
    reservations,
    bookmarks,
    people,
    merchants,
    settingChanges,
    platformSettings,
    sampleRemovedBy,
  }: Changes): void {
    this.#born = new Date(born);
    this.#begin();
    for (const order of orders) {
      this.orders.set(order.id, order);
      this.#changed.add(order.id);
    }
    for (const [merchant_id, sequence] of sequences) this.#sequences.set(merchant_id, sequence);
    // A browser may have stored changes of an earlier version.
    this.#merchants.restore(merchants ?? [], settingChanges ?? []);
    this.platformSettings = platformSettings ?? firstPlatformSettings;
    this.#people.restore(people ?? []);
    for (const entry of wallets ?? []) this.wallets.add(entry);
    if (menus) this.menus.restore(menus);
    this.itemPushes.restore(itemPushes);
    this.pricePushes.restore(pricePushes);
    this.settingPushes.restore(settingPushes);
    if (library) this.library.restore(library);
    if (documents) this.documents.restore(documents);
    if (tables) this.tables.restore(tables);
    this.kitchens.restore(kitchens ?? []);
    this.paymentOptions.restore(paymentOptions ?? []);
    if (drawers) this.drawers.restore(drawers);
    this.employees.restore(employees);
    this.attendance.restore(attendance);
    this.closings = closings;
    this.queues.restore(queues ?? []);
    this.reservations.restore(reservations ?? []);
    this.bookmarks.restore(bookmarks ?? []);
    if (sampleRemovedBy !== undefined) this.removeSample(sampleRemovedBy);
  }
}

/** Creates a world: the sample at the current time. */
export const createWorld = (input: WorldInput): World => new World(input);

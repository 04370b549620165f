import {
  addGuestLines,
  getGuestMenu,
  getGuestTable,
  sendGuestOrder,
  type Client,
  type GuestItem,
  type GuestTable,
  type Input,
} from '@servery/api';
import type { GuestHost } from './guestHost.ts';
import type { Stage } from '../Stage.ts';

type Lines = Input<typeof addGuestLines>['body']['lines'];

/** A guest's phone at a table. */
export class Guest {
  readonly token: string;
  readonly #client: Client;
  readonly name: string;

  constructor(client: Client, token: string, name = '') {
    this.#client = client;
    this.token = token;
    this.name = name;
  }

  get call() {
    return this.#client.call;
  }

  look(): Promise<GuestTable> {
    return this.call(getGuestTable, { query: { token: this.token } });
  }

  async dishes(): Promise<GuestItem[]> {
    const { categories } = await this.call(getGuestMenu, { query: { token: this.token } });
    return categories.flatMap(({ items }) => items);
  }

  async dish(name = 'Roti tisu'): Promise<GuestItem> {
    const item = (await this.dishes()).find((one) => one.name === name);
    if (!item) throw new Error(`The menu has no ${name}.`);
    return item;
  }

  async add(quantity = 1, more: Partial<Lines[number]> = {}, idempotencyKey?: string) {
    const { id: menu_id } = await this.dish();
    const { token, name } = this;
    const body = { token, name, lines: [{ menu_id, quantity, ...more }] };
    return this.call(addGuestLines, { body }, idempotencyKey ? { idempotencyKey } : {});
  }

  /** Sends the cart as it was seen; by default, as it is now. */
  async send(seen?: GuestTable, idempotencyKey?: string): Promise<GuestTable> {
    const { cart } = seen ?? (await this.look());
    const lines = cart.map(({ id, version }) => ({ id, version }));
    const body = { token: this.token, cart: lines };
    return this.call(sendGuestOrder, { body }, idempotencyKey ? { idempotencyKey } : {});
  }
}

/** The test environment of the guest contract: its own tables, and phones at them. */
export class GuestStage {
  readonly stage: Stage;
  readonly #hostOf: () => GuestHost;

  constructor(stage: Stage, venue: () => GuestHost) {
    this.stage = stage;
    this.#hostOf = venue;
  }

  get venue(): GuestHost {
    return this.#hostOf();
  }

  async at(token: string, name?: string): Promise<Guest> {
    return new Guest(this.stage.recorded(await this.venue.browser()), token, name);
  }

  /** Returns a new table and a phone there. */
  async fresh(username?: string) {
    const table = await this.venue.openTable(username);
    return { table, guest: await this.at(table.qr_token) };
  }
}

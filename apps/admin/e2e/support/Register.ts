import type { Order, Table } from '@servery/api';
import type { Locator } from 'playwright';
import { Till } from './Till.ts';

/** An order by what its page and its address show. */
export type Shown = Pick<Order, 'id' | 'number'>;

/** A payment of an order, or of a part of it. Amounts as a person types them. */
export interface Tender {
  /** The button that takes it: a payment option, or an amount of cash. */
  by: string | RegExp;
  /** The amount to pay. @default what is left */
  part?: string;
  /** The tip on top. */
  tip?: string;
}

/** Page object of the app, as people take orders, charge them and pay them back with it. */
export class Register extends Till {
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Opens the page of a table and seats guests at it. */
  async seat({ id, name }: Pick<Table, 'id' | 'name'>, covers: number): Promise<void> {
    await this.page.goto(`/tables/${id}`);
    await this.button('Seat guests').click();
    const dialog = this.dialog(`Seat guests at ${name}`);
    await dialog.getByRole('spinbutton', { name: 'Number of guests' }).fill(String(covers));
    await this.submit(dialog, 'Seat guests');
    await this.page.getByText(`${covers} guests`).first().waitFor();
  }

  /** Presses the dishes on the page of a table, sends them and opens the order. */
  async send(...dishes: readonly RegExp[]): Promise<Shown> {
    for (const dish of dishes) await this.button(dish).click();
    await this.button(new RegExp(`^Send ${dishes.length} items`)).click();
    await this.page.getByRole('link', { name: /^Order [A-Z]\d+$/ }).click();
    return this.shown();
  }

  /** Opens the counter; for a table, its guests must be seated. */
  async openCounter(table?: Pick<Table, 'id' | 'name'>): Promise<void> {
    const { page } = this;
    await page.goto('/counter');
    await page.getByRole('heading', { name: 'New order' }).waitFor();
    if (!table) return;
    await this.button('Dine-in').click();
    const tables = this.dialog('Choose table');
    // The order counts the guests only once their number has loaded, which isn't shown.
    await Promise.all([
      page.waitForResponse((response) => response.url().includes(`/order_detail/${table.id}`)),
      tables.getByRole('button', { name: new RegExp(`^${table.name} \\d+ guests`) }).click(),
    ]);
    await tables.waitFor({ state: 'detached' });
  }

  /** Types codes at the counter, as a scanner does. */
  async scan(...codes: readonly string[]): Promise<void> {
    for (const code of codes) {
      await this.page.keyboard.type(code);
      await this.page.keyboard.press('Enter');
    }
  }

  /** Waits for the result of an order at the counter, and opens its page. */
  async view(result: RegExp): Promise<Shown> {
    await this.page.getByText(result).waitFor();
    await this.page.getByRole('link', { name: 'View order' }).click();
    return this.shown();
  }

  /** Returns the order whose page is loading or open. */
  async shown(): Promise<Shown> {
    const heading = this.page.getByRole('heading', { level: 1, name: /^Order [A-Z]\d+$/ });
    const number = (await heading.innerText()).replace('Order ', '');
    return { id: Number(this.page.url().split('/').at(-1)), number };
  }

  /** Opens the page of an order. */
  async show({ id }: Pick<Order, 'id'>): Promise<void> {
    await this.page.goto(`/orders/${id}`);
    await this.shown();
  }

  /** Takes an order through steps on its page, each with its button, and waits for a status. */
  async take(order: Shown, status: string, ...steps: readonly string[]): Promise<void> {
    await this.show(order);
    for (const step of steps) {
      await this.button(step).click();
      if (step === 'Accept')
        await this.submit(this.dialog(`Accept order ${order.number}`), /^Accept · /);
      else await this.button(step).waitFor({ state: 'detached' });
    }
    await this.page.getByText(status, { exact: true }).first().waitFor();
  }

  /** Submits a dialog, with a PIN if the action needs approval, and waits until it is closed. */
  async submit(dialog: Locator, action: string | RegExp, pin?: string): Promise<void> {
    await dialog.getByRole('button', { name: action }).click();
    if (pin !== undefined) await this.approve(pin);
    await dialog.waitFor({ state: 'detached' });
  }

  /** Takes a percentage off the items of the order on the page. */
  async discount(order: Shown, percent: number, name: string, pin?: string): Promise<void> {
    await this.pick(order, /^Discount/, this.page);
    const dialog = this.dialog(`Discount on order ${order.number}`);
    await dialog.getByRole('radio', { name: 'Percentage' }).check({ force: true });
    await dialog.getByLabel('Percentage off items').fill(String(percent));
    await dialog.getByLabel('Discount name').fill(name);
    await this.submit(dialog, 'Apply discount', pin);
  }

  /** Comps an item of the order on the page. */
  async comp(dish: string): Promise<void> {
    await this.button(`Actions for ${dish}`).click();
    await this.page.getByRole('menuitem', { name: /^Comp item/ }).click();
    const dialog = this.dialog(`Comp 1 × ${dish}?`);
    await dialog.getByRole('radio', { name: 'Waited too long' }).check();
    await this.submit(dialog, 'Comp item');
  }

  /** Opens the page of an order and cancels or voids it. */
  async end(order: Shown, verb: 'Cancel' | 'Void', reason: string): Promise<void> {
    await this.show(order);
    await this.pick(order, new RegExp(`^${verb} order`), this.page);
    const dialog = this.dialog(`${verb} order ${order.number}?`);
    await dialog.getByRole('radio', { name: reason }).check();
    await this.submit(dialog, `${verb} order`);
  }

  /** Sets the member of the order on the page. */
  async setMember(order: Shown, member: string, pin?: string): Promise<void> {
    await this.pick(order, /^Change owner/, this.page);
    const dialog = this.dialog(`Change owner of order ${order.number}`);
    await dialog.getByLabel('Search by name or phone').fill(member);
    await dialog.getByRole('radio', { name: member }).check();
    await this.submit(dialog, 'Change owner', pin);
  }

  /** Opens the payment of the order on the page. */
  async openPayment({ number }: Shown): Promise<Locator> {
    await this.button('Take payment').click();
    return this.dialog(`Payment for order ${number}`);
  }

  /** Takes a payment in an open payment dialog. */
  async tender(dialog: Locator, { by, part, tip }: Tender): Promise<void> {
    const type = async (field: string, amount: string) => {
      await dialog.getByLabel(field).fill(amount);
      await dialog.getByLabel(field).blur();
    };
    if (part !== undefined) {
      await dialog.getByRole('button', { name: 'Split payment' }).click();
      await type('Amount', part);
    }
    if (tip !== undefined) {
      await dialog.getByRole('button', { name: 'Add tip' }).click();
      await type('Tip amount', tip);
    }
    await dialog.getByRole('button', { name: by }).click();
  }

  /** Takes payments of all that is left to pay of the order on the page. */
  async charge(order: Shown, ...tenders: readonly Tender[]): Promise<void> {
    const dialog = await this.openPayment(order);
    for (const tender of tenders) await this.tender(dialog, tender);
    await dialog.waitFor({ state: 'detached' });
  }

  /** Opens the dialog that refunds items of the order on the page. */
  async openRefund(order: Shown): Promise<Locator> {
    await this.pick(order, /^Refund items/, this.page);
    return this.dialog(`Refund items of order ${order.number}?`);
  }

  /** Requests the refund of the chosen items, of an amount. */
  async requestRefund(dialog: Locator, amount: RegExp): Promise<void> {
    await dialog.getByText(amount).waitFor();
    await dialog.getByRole('radio', { name: 'Quality problem' }).check();
    await this.submit(dialog, 'Request refund');
    await this.page.getByText('Awaiting approval').first().waitFor();
  }

  /** Pays a requested refund of the order on the page back, with the approval of a PIN. */
  async completeRefund(order: Shown, pin: string): Promise<void> {
    await this.pick(order, /^Complete refund/, this.page);
    const dialog = this.dialog(`Complete refund of order ${order.number}?`);
    await this.submit(dialog, 'Complete refund', pin);
  }

  /** Enters how many of each note and coin are in a drawer. */
  async enterCash(piles: Readonly<Record<string, number>>): Promise<void> {
    for (const [value, quantity] of Object.entries(piles)) {
      const name = new RegExp(`^Number of RM.${value}$`);
      await this.page.getByRole('spinbutton', { name }).fill(String(quantity));
    }
  }

  /** Records cash that is put into the open drawer or taken out. */
  async moveCash(
    kind: 'Pay in' | 'Pay out' | 'Drop to safe',
    amount: string,
    reason = '',
  ): Promise<void> {
    await this.button(kind).click();
    const form = this.dialog(kind);
    await form.getByLabel('Amount').fill(amount);
    await form.getByLabel('Reason').fill(reason);
    await this.submit(form, kind);
  }
}

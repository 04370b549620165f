import type { Order } from '@servery/api';
import type { Locator, Page } from 'playwright';
import { password } from './openShop.ts';

type Named = Pick<Order, 'number'>;

/** What a person at the counter does with the app, in their words. */
export class Till {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Fills in the sign-in form and goes on to the board. */
  async signIn(username: string, secret = password): Promise<void> {
    await this.page.goto('/');
    await this.fillIn(username, secret);
    await this.lane('Action needed').waitFor();
  }

  /** Loads the board anew. */
  async goHome(): Promise<void> {
    await this.page.goto('/');
    await this.lane('Action needed').waitFor();
  }

  async fillIn(username: string, secret = password): Promise<void> {
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(secret);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** The same in any language: by what the fields are for. */
  async fillInWordless(username: string, secret = password): Promise<void> {
    await this.page.locator('input[autocomplete="username"]').fill(username);
    await this.page.locator('input[autocomplete="current-password"]').fill(secret);
    await this.page.locator('button[type="submit"]').click();
  }

  lane(name: 'New' | 'Action needed' | 'Completed'): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${name} `) });
  }

  /** What opens an order, wherever on the board it stands. */
  opener({ number }: Named, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name: new RegExp(`^(Order )?${number}(?!\\d)`) });
  }

  ticket(order: Named): Locator {
    return this.page.getByRole('article').filter({ has: this.opener(order) });
  }

  /** The panel beside the board. */
  panel({ number }: Named): Locator {
    return this.page.getByRole('dialog', { name: new RegExp(`^Order ${number}`) });
  }

  async open(order: Named): Promise<Locator> {
    await this.opener(order).click();
    return this.panel(order);
  }

  /** The dialog in front. */
  dialog(title: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  /** Picks from the menu of an order's actions. */
  async pick({ number }: Named, entry: string | RegExp, within: Locator | Page): Promise<void> {
    await within.getByRole('button', { name: `More actions for order ${number}` }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  /** Types a PIN into the approval dialog. */
  async approve(pin: string): Promise<void> {
    const dialog = this.dialog('Manager approval');
    for (const figure of pin) await dialog.getByRole('button', { name: figure }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
  }

  /** A passing word about what was done, that has all of these texts. */
  toast(...texts: string[]): Locator {
    const cards = this.page.getByRole('region', { name: 'Notifications' }).locator('[aria-atomic]');
    return texts.reduce((found, hasText) => found.filter({ hasText }), cards).first();
  }
}

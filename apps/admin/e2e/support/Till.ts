import type { Order } from '@servery/api';
import type { Locator, Page } from 'playwright';
import { password } from './openShop.ts';

type Named = Pick<Order, 'number'>;

/** Page object of the app, as a person at the counter uses it. */
export class Till {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Fills in the sign-in form and waits for the board. */
  async signIn(username: string, secret = password): Promise<void> {
    await this.page.goto('/');
    await this.fillIn(username, secret);
    await this.lane('Action needed').waitFor();
  }

  /** Reloads the board. */
  async goHome(): Promise<void> {
    await this.page.goto('/');
    await this.lane('Action needed').waitFor();
  }

  async fillIn(username: string, secret = password): Promise<void> {
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(secret);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Like `fillIn`, but in any language: finds the fields by their purpose. */
  async fillInWordless(username: string, secret = password): Promise<void> {
    await this.page.locator('input[autocomplete="username"]').fill(username);
    await this.page.locator('input[autocomplete="current-password"]').fill(secret);
    await this.page.locator('button[type="submit"]').click();
  }

  /**
   * Signs in on the current page, in any language, and waits until the form is gone. Leaving the
   * page before the response would cancel the sign-in.
   */
  async enter(username: string): Promise<void> {
    await this.fillInWordless(username);
    await this.page
      .locator('input[autocomplete="current-password"]')
      .waitFor({ state: 'detached' });
  }

  lane(name: 'New' | 'Action needed' | 'Completed'): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${name} `) });
  }

  /** The button that opens an order on the board. */
  opener({ number }: Named, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name: new RegExp(`^(Order )?${number}(?!\\d)`) });
  }

  ticket(order: Named): Locator {
    return this.page.getByRole('article').filter({ has: this.opener(order) });
  }

  /** The panel of an order, next to the board. */
  panel({ number }: Named): Locator {
    return this.page.getByRole('dialog', { name: new RegExp(`^Order ${number}`) });
  }

  async open(order: Named): Promise<Locator> {
    await this.opener(order).click();
    return this.panel(order);
  }

  /** The dialog with a title. */
  dialog(title: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  /** Selects an entry of the menu of an order's actions. */
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

  /** The first toast that contains all of these texts. */
  toast(...texts: string[]): Locator {
    const cards = this.page.getByRole('region', { name: 'Notifications' }).locator('[aria-atomic]');
    return texts.reduce((found, hasText) => found.filter({ hasText }), cards).first();
  }
}

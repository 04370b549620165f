import { createPairedDevice, type Client } from '@servery/api';
import type { Locator, Page } from 'playwright';

/** A person who switches with a PIN. */
interface Switching {
  name: string;
  pin: string;
}

/** Page object of a counter: a shared device to which people switch with a PIN. */
export class Counter {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get question(): Locator {
    return this.page.getByRole('heading', { name: 'Enter your PIN' });
  }

  get pad(): Locator {
    return this.page.getByRole('group', { name: 'PIN' });
  }

  /** The menu of the person on the counter. */
  account({ name }: Pick<Switching, 'name'>): Locator {
    return this.page.getByRole('button', { name: new RegExp(`: ${name}$`) });
  }

  /** Pairs the browser as a new counter of an owner. */
  async pair(owner: Client, name: string): Promise<void> {
    const { code } = await owner.call(createPairedDevice, { body: { name, kind: 'counter' } });
    await this.page.goto('/orders/live');
    await this.page.getByRole('button', { name: 'Pair this device' }).click();
    await this.page.getByLabel('Pairing code').fill(code);
    await this.page.getByRole('button', { name: 'Pair device' }).click();
    await this.question.waitFor();
  }

  /** Types a PIN, and confirms it. */
  async type(pin: string): Promise<void> {
    await this.question.waitFor();
    await this.pad.getByRole('button', { name: '1' }).focus();
    await this.page.keyboard.type(pin);
    await this.page.keyboard.press('Enter');
  }

  /** Switches to a person. */
  async enter(person: Switching): Promise<void> {
    await this.type(person.pin);
    await this.question.waitFor({ state: 'detached' });
    await this.account(person).waitFor();
  }

  async lock(person: Pick<Switching, 'name'>): Promise<void> {
    await this.account(person).click();
    await this.page.getByRole('menuitem', { name: 'Lock or switch person' }).click();
    await this.question.waitFor();
  }
}

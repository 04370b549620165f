import type { Locator, Page } from 'playwright';

/** Page object of the queue screen, as a host uses it. */
export class QueueScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Shows one queue. */
  async show(queue: string): Promise<void> {
    await this.page.goto('/queue');
    await this.page.getByRole('tab', { name: queue }).click();
    await this.page.getByRole('tab', { name: queue, selected: true }).waitFor();
  }

  /** The card of an entry. */
  card(number: string): Locator {
    const name = this.page.getByText(number, { exact: true });
    return this.page.getByRole('listitem').filter({ has: name });
  }

  /** Returns the numbers in the queue, in the order in which they are served. */
  async numbers(): Promise<string[]> {
    const cards = await this.page.getByRole('list', { name: /^In / }).getByRole('listitem').all();
    const texts = await Promise.all(cards.map((card) => card.innerText()));
    return texts.map((text) => text.split('\n')[0] ?? '');
  }

  /** Adds a party without a phone number. */
  async add(name: string, party: number): Promise<void> {
    await this.page.getByRole('button', { name: 'Add to queue' }).click();
    const form = this.page.getByRole('dialog', { name: /^Add to / });
    const guests = form.getByLabel('Number of guests');
    await guests.fill(String(party));
    await guests.blur();
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Add to queue' }).click();
    await form.waitFor({ state: 'detached' });
  }

  /** Chooses an action from the menu of an entry. */
  async choose(number: string, action: string): Promise<void> {
    await this.press(`More actions for ${number}`);
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  press(action: string): Promise<void> {
    return this.page.getByRole('button', { name: action, exact: true }).click();
  }
}

import {
  acceptInvitation,
  createPlatformAccount,
  editPlatformAccount,
  invitePlatformAccount,
  listPlatformAccounts,
  login,
  openInvitation,
  patchPlatformAccount,
  type Client,
  type Input,
  type PlatformAccount,
} from '@servery/api';
import type { Stage } from '../Stage.ts';
import { newPassword } from '../staff/StaffStage.ts';

type Ref = Pick<PlatformAccount, 'id' | 'version'>;
type Created = Input<typeof createPlatformAccount>['body'];
type Edited = Omit<Input<typeof editPlatformAccount>['body'], 'version'>;

/** Calls as a person: by username, from any device, or from the device of a client. */
type Caller = string | Pick<Client, 'call'>;

/** The stage of the contract of the platform's accounts: their calls, by the administrator. */
export class PlatformAccountsStage {
  readonly stage: Stage;
  #last = 0;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  async browser(): Promise<Client> {
    return this.stage.recorded(await this.stage.host.browser());
  }

  /** Returns the accounts that a query finds, by name. */
  async list(
    query: Input<typeof listPlatformAccounts>['query'] = {},
    by: Caller = 'admin',
  ): Promise<PlatformAccount[]> {
    const { call } = await this.#as(by);
    const input = { query: { order: 'asc' as const, length: 100, ...query } };
    return (await call(listPlatformAccounts, input)).aaData;
  }

  async byUsername(username: string): Promise<PlatformAccount> {
    const found = (await this.list()).find((account) => account.username === username);
    if (!found) throw new Error(`There is no ${username}.`);
    return found;
  }

  /** Creates an agent with a new username, unless the body says otherwise. */
  async create(body: Partial<Created> = {}, by: Caller = 'admin') {
    this.#last += 1;
    const username = `new.agent.${this.#last}`;
    const usual = { name: 'Nora Aziz', role: 'agent' as const, email: `${username}@example.com` };
    const { call } = await this.#as(by);
    return call(createPlatformAccount, { body: { username, ...usual, ...body } });
  }

  /** Edits an account. Other fields of a whole account are left out. */
  async edit({ id, version }: Ref, { name, email, phone }: Edited, by: Caller = 'admin') {
    const { call } = await this.#as(by);
    const body = { version, name, email, ...(phone !== undefined && { phone }) };
    return call(editPlatformAccount, { params: { id }, body });
  }

  async patch({ id, version }: Ref, is_active: boolean, by: Caller = 'admin') {
    const { call } = await this.#as(by);
    return call(patchPlatformAccount, { params: { id }, body: { version, is_active } });
  }

  async invite({ id, version }: Ref, by: Caller = 'admin') {
    const { call } = await this.#as(by);
    return call(invitePlatformAccount, { params: { id }, body: { version } });
  }

  async open(token: string) {
    return (await this.browser()).call(openInvitation, { body: { token } });
  }

  /** Sets the password of an invited person, and returns the client that this signs in. */
  async accept(token: string) {
    const browser = await this.browser();
    const body = { token, new_password: newPassword };
    return { ...browser, session: await browser.call(acceptInvitation, { body }) };
  }

  /** Creates a person who has set their password. */
  async joined(body: Partial<Created> = {}) {
    const { account, token } = await this.create(body);
    const client = await this.accept(token);
    return { account: await this.byUsername(account.username), client };
  }

  async signIn(username: string, password = newPassword) {
    const browser = await this.browser();
    return { ...browser, session: await browser.call(login, { body: { username, password } }) };
  }

  async #as(by: Caller): Promise<Pick<Client, 'call'>> {
    return typeof by === 'string' ? this.stage.client(by) : by;
  }
}

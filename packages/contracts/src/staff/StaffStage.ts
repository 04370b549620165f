import {
  acceptInvitation,
  createStaff,
  editStaff,
  getStaff,
  inviteStaff,
  listStaff,
  openInvitation,
  patchStaff,
  type Input,
  type StaffMember,
} from '@servery/api';
import { fieldsOf, type Stage } from '../Stage.ts';
import type { StaffHost } from './staffHost.ts';

type Created = Input<typeof createStaff>['body'];
type Edited = Omit<Input<typeof editStaff>['body'], 'version'>;
type Ref = Pick<StaffMember, 'id' | 'version'>;

/** A password that every host accepts. */
export const newPassword = 'three warm roti at noon';

/** The stage of the contract of staff accounts: their calls, by the owner of the first outlet. */
export class StaffStage {
  readonly stage: Stage;
  readonly #host: () => StaffHost;
  #last = 0;

  constructor(stage: Stage, host: () => StaffHost) {
    this.stage = stage;
    this.#host = host;
  }

  get grant(): StaffHost['grant'] {
    return this.#host().grant;
  }

  async browser() {
    return this.stage.recorded(await this.#host().browser());
  }

  /** Returns the staff of the first outlet by name. */
  async all(username = 'merchant'): Promise<StaffMember[]> {
    const query = { order: 'asc' as const, length: 100 };
    return (await this.stage.as(username, listStaff, { query })).aaData;
  }

  async byUsername(username: string, by = 'merchant'): Promise<StaffMember> {
    const found = (await this.all(by)).find((one) => one.username === username);
    if (!found) throw new Error(`There is no ${username}.`);
    return found;
  }

  /**
   * Creates a cashier with a new username, unless the body says otherwise. The name is too short to
   * identify anyone: a replay of this request by another merchant creates the same person there.
   */
  create(body: Partial<Created> = {}, by = 'merchant') {
    this.#last += 1;
    const username = `new.cashier.${this.#last}`;
    const usual = {
      name: 'Ah Li',
      role: 'cashier' as const,
      email: `${username}@example.com`,
    };
    return this.stage.as(by, createStaff, { body: { username, ...usual, ...body } });
  }

  get(id: number, by = 'merchant') {
    return this.stage.as(by, getStaff, { params: { id } });
  }

  /** Edits a person. Other fields of a whole account are left out. */
  edit({ id, version }: Ref, { name, role, email, phone }: Edited, by = 'merchant') {
    const body = { version, name, role, email, ...(phone !== undefined && { phone }) };
    return this.stage.as(by, editStaff, { params: { id }, body });
  }

  patch({ id, version }: Ref, is_active: boolean, by = 'merchant') {
    return this.stage.as(by, patchStaff, { params: { id }, body: { version, is_active } });
  }

  invite({ id, version }: Ref, by = 'merchant') {
    return this.stage.as(by, inviteStaff, { params: { id }, body: { version } });
  }

  async open(token: string) {
    return (await this.browser()).call(openInvitation, { body: { token } });
  }

  /** Sets the password of an invited person, and returns the client that this signs in. */
  async accept(token: string, new_password = newPassword) {
    const browser = await this.browser();
    const session = await browser.call(acceptInvitation, { body: { token, new_password } });
    return { ...browser, session };
  }

  /** Creates a person who has set their password. */
  async joined(body: Partial<Created> = {}) {
    const { staff, token } = await this.create(body);
    const { call } = await this.accept(token);
    return { staff: await this.get(staff.id), call };
  }

  /** Returns the field and the code that a write is refused for. */
  fieldOf(write: Promise<unknown>): Promise<unknown> {
    return fieldsOf(write);
  }
}

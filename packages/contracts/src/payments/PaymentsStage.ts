import {
  createPaymentOption,
  deletePaymentOption,
  editPaymentOption,
  listAllPaymentOptions,
  patchPaymentOption,
  type Input,
  type PaymentOptionDetail,
} from '@servery/api';
import { fieldsOf, type Stage } from '../Stage.ts';
import type { PaymentsHost } from './paymentsHost.ts';

type Created = Input<typeof createPaymentOption>['body'];
type Edited = Omit<Input<typeof editPaymentOption>['body'], 'version'>;
type Patch = Omit<Input<typeof patchPaymentOption>['body'], 'version'>;
type Ref = Pick<PaymentOptionDetail, 'id' | 'version'>;

/** The stage of a contract of payments: the writes of payment options, and the till. */
export class PaymentsStage {
  readonly stage: Stage;
  readonly #host: () => PaymentsHost;

  constructor(stage: Stage, host: () => PaymentsHost) {
    this.stage = stage;
    this.#host = host;
  }

  /** The till, through other endpoints. */
  get till(): Pick<PaymentsHost, 'offered' | 'pay' | 'order'> {
    return this.#host();
  }

  /** Returns all options of the first merchant in their order. */
  async all(): Promise<PaymentOptionDetail[]> {
    const query = { order: 'asc' as const, length: 100 };
    return (await this.stage.as('merchant', listAllPaymentOptions, { query })).aaData;
  }

  async named(name: string): Promise<PaymentOptionDetail> {
    const option = (await this.all()).find((one) => one.name === name);
    if (!option) throw new Error(`There is no option ${name}.`);
    return option;
  }

  create(body: Partial<Created> & { name: string }) {
    return this.stage.as('merchant', createPaymentOption, { body: { kind: 'card', ...body } });
  }

  edit({ id, version }: Ref, body: Edited) {
    const input = { params: { id }, body: { version, ...body } };
    return this.stage.as('merchant', editPaymentOption, input);
  }

  patch({ id, version }: Ref, body: Patch) {
    const input = { params: { id }, body: { version, ...body } };
    return this.stage.as('merchant', patchPaymentOption, input);
  }

  remove({ id, version }: Ref) {
    return this.stage.as('merchant', deletePaymentOption, { params: { id }, body: { version } });
  }

  /** Returns the field and the code that a write is refused for. */
  fieldOf(write: Promise<unknown>): Promise<unknown> {
    return fieldsOf(write);
  }
}

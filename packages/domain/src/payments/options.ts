import {
  invalid,
  Problem,
  type OrderMethod,
  type PaymentChannel,
  type PaymentOptionDetail,
} from '@servery/api';
import type { Edit } from '../commands/Edit.ts';
import { isNameTaken } from '../search/nameKey.ts';
import { allMethods } from './allMethods.ts';
import { canBeOnline, canTakeTips, isStoredValue } from './kinds.ts';
import { inOrder, offeredMethods } from './offers.ts';
import type { PaymentBook, PaymentChange, PaymentOptionRecord } from './record.ts';

/** The editable fields of a payment option. */
export type PaymentOptionInput = Omit<
  PaymentOptionRecord,
  'id' | 'version' | 'channel' | 'place' | 'is_used' | 'opens_drawer'
> & {
  is_online: boolean;
  /** @default true for cash */
  opens_drawer?: boolean | undefined;
};

/** The most payment options of a merchant, so that a single page lists all of them. */
export const maxPaymentOptions = 50;

const optionOf = ({ options }: PaymentBook, id: number): PaymentOptionRecord => {
  const option = options.find((one) => one.id === id);
  if (!option) throw new Problem('notFound');
  return option;
};

/**
 * Returns a payment option as its editors see it.
 * @throws `notFound`
 */
export const showPaymentOption = (book: PaymentBook, id: number): PaymentOptionDetail => ({
  ...optionOf(book, id),
  merchant_id: book.merchant_id,
});

function requireVersion(book: PaymentBook, id: number, version: number): PaymentOptionRecord {
  const option = optionOf(book, id);
  if (option.version !== version)
    throw new Problem('conflict', { current: showPaymentOption(book, id) });
  return option;
}

/** Returns the channel of an option. Money that the merchant already holds is stored value. */
function channelOf({ kind, is_online }: PaymentOptionInput): PaymentChannel {
  if (is_online && !canBeOnline(kind))
    throw invalid('is_online', 'never_online', 'Cash, wallets and vouchers are never paid online.');
  if (isStoredValue(kind)) return 'stored_value';
  return is_online ? 'online' : 'offline';
}

/** Returns the fields that an input sets; refuses a taken name, and what its kind can't have. */
function fieldsOf(book: PaymentBook, id: number | null, input: PaymentOptionInput) {
  if (isNameTaken(book.options, input.name, id))
    throw invalid('name', 'taken', 'Another payment option already has this name.');
  if (!canTakeTips(input.kind) && input.tip_rates.length > 0)
    throw invalid('tip_rates', 'no_tips', 'Vouchers don’t take tips.');
  const { is_online: _, methods, opens_drawer = input.kind === 'cash', ...fields } = input;
  const sorted = allMethods.filter((method) => methods.includes(method));
  return { ...fields, opens_drawer, methods: sorted, channel: channelOf(input) };
}

/** Returns the order methods that had an active option before a change and have none after it. */
function uncovered(before: PaymentBook, after: PaymentBook): OrderMethod[] {
  const left = offeredMethods(after.options);
  return offeredMethods(before.options).filter((method) => !left.includes(method));
}

/** Refuses a change after which an order method would have no active option any more. */
function requireCover(before: PaymentBook, after: PaymentBook): PaymentBook {
  const methods = uncovered(before, after);
  if (methods.length > 0)
    throw new Problem('notAllowedNow', { details: { why: 'last_option', methods } });
  return after;
}

const withOption = (book: PaymentBook, option: PaymentOptionRecord): PaymentBook => ({
  ...book,
  options: book.options.map((one) => (one.id === option.id ? option : one)),
});

/** Numbers the options from 1 in the given order. */
const numbered = (options: readonly PaymentOptionRecord[]): PaymentOptionRecord[] =>
  options.map((option, i) => (option.place === i + 1 ? option : { ...option, place: i + 1 }));

/**
 * Adds a payment option after the others.
 * @throws `invalid`
 */
export function createPaymentOption(
  book: PaymentBook,
  input: PaymentOptionInput,
  nextId: () => number,
): PaymentChange {
  if (book.options.length >= maxPaymentOptions)
    throw invalid('name', 'too_many', `There can be up to ${maxPaymentOptions} payment options.`);
  const fields = fieldsOf(book, null, input);
  const id = nextId();
  const option = { ...fields, id, version: 1, is_used: false, place: book.options.length + 1 };
  return { book: { ...book, options: [...book.options, option] }, id };
}

/**
 * Changes a payment option. Once it has payments, its channel stays as it is. Its payments keep the
 * name, kind and fee that they were taken with.
 * @throws `notFound`, `conflict`, or `invalid` if, for example, an order method would have no
 *   active option
 */
export function editPaymentOption(
  book: PaymentBook,
  id: number,
  { version, ...edit }: Edit<PaymentOptionInput>,
): PaymentChange {
  const option = requireVersion(book, id, version);
  const input = { ...edit, is_active: edit.is_active ?? option.is_active };
  const fields = fieldsOf(book, id, input);
  if (option.is_used && fields.channel !== option.channel)
    throw invalid(
      isStoredValue(fields.kind) === isStoredValue(option.kind) ? 'is_online' : 'kind',
      'paid_with',
      'Payments have been taken with this, so it can’t be changed.',
    );
  const next = withOption(book, { ...option, ...fields, version: version + 1 });
  if (uncovered(book, next).length > 0)
    throw invalid(
      input.is_active ? 'methods' : 'is_active',
      'last_option',
      'Activate another payment option for this order method first.',
    );
  return { book: next, id };
}

/**
 * Activates, deactivates or moves a payment option. The options in between move by one place, and
 * keep their versions, because nobody edited them.
 * @throws `notFound`, `conflict`, or `notAllowedNow` if an order method would have no active option
 *   any more
 */
export function patchPaymentOption(
  book: PaymentBook,
  id: number,
  input: { version: number; is_active?: boolean | undefined; place?: number | undefined },
): PaymentChange {
  const option = requireVersion(book, id, input.version);
  const { is_active = option.is_active } = input;
  const place = Math.min(input.place ?? option.place, book.options.length);
  if (is_active === option.is_active && place === option.place) return { book, id };
  const next = { ...option, is_active, version: option.version + 1 };
  const others = inOrder(book.options).filter((one) => one.id !== id);
  const after = { ...book, options: numbered(others.toSpliced(place - 1, 0, next)) };
  return { book: requireCover(book, after), id };
}

/**
 * Deletes a payment option. The options after it move up.
 * @throws `notFound`, `conflict`, or `notAllowedNow` if it has payments or an order method would
 *   have no active option any more
 */
export function deletePaymentOption(
  book: PaymentBook,
  id: number,
  { version }: { version: number },
): PaymentChange {
  const option = requireVersion(book, id, version);
  if (option.is_used) throw new Problem('notAllowedNow', { details: { why: 'paid_with' } });
  const others = inOrder(book.options).filter((one) => one.id !== id);
  return { book: requireCover(book, { ...book, options: numbered(others) }), id };
}

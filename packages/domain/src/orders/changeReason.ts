import { invalid, type ReasonCode } from '@servery/api';
import type { LineRecord, OrderRecord } from './record.ts';

/** The reason for a change as requested: from the list, as free text, or both. */
export interface ReasonInput {
  reason_code?: ReasonCode | null | undefined;
  reason?: string | null | undefined;
}

/** The reason for a change as it is stored; both are null if there is none. */
export interface ChangeReason {
  reason_code: ReasonCode | null;
  reason: string | null;
}

/** Returns the reason for a change as it is stored. */
export const reasonOf = ({ reason_code, reason }: ReasonInput): ChangeReason => ({
  reason_code: reason_code ?? null,
  reason: reason || null,
});

/**
 * Returns the reason for a change as it is stored.
 * @throws `invalid` on `field` if there is neither a code nor a text.
 */
export function requireReason(input: ReasonInput, field = 'reason'): ChangeReason {
  const given = reasonOf(input);
  if (given.reason_code === null && given.reason === null)
    throw invalid(field, 'required', 'Choose a reason or enter one.');
  return given;
}

const endings = new Set(['void', 'cancel', 'reject']);

/** Returns why an order was voided, cancelled or rejected; null if it wasn't. */
export function endingReason({ timeline }: Pick<OrderRecord, 'timeline'>): ChangeReason | null {
  const facts = timeline.findLast(({ kind }) => endings.has(kind))?.facts;
  return facts
    ? reasonOf({
        reason_code: (facts['reason_code'] ?? null) as ReasonCode | null,
        reason: (facts['reason'] ?? null) as string | null,
      })
    : null;
}

/** Returns why a line isn't sold: its own reason if it was voided, otherwise that of its order. */
export const reasonForLine = (
  order: Pick<OrderRecord, 'timeline'>,
  line: LineRecord,
): ChangeReason =>
  line.status === 'voided' && hasReason(line)
    ? reasonOf(line)
    : (endingReason(order) ?? reasonOf({}));

const hasReason = ({ reason_code, reason }: ReasonInput) => Boolean(reason_code ?? reason);

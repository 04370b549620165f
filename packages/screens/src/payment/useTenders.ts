import type { PaymentOption, Problem } from '@servery/api';
import { attempt as attemptTo } from '@servery/api/saving';
import { isUnsure } from '@servery/api/swr';
import { useState } from 'react';

/** One means of paying a part of a bill. Amounts in sen. */
export interface Tender {
  option: PaymentOption;
  amount: number;
  /** The tip on top; 0 for none. */
  tip: number;
  /** The cash received; null for any other option. */
  tendered: number | null;
  /** The prepaid voucher that it is made with; none for other options. */
  voucher?: { code: string; faceValue: number } | null;
}

/** A tender that isn't captured: it is being sent, was refused, or has an unknown outcome. */
export interface TenderAttempt extends Tender {
  state: 'sending' | 'failed' | 'unknown';
  /** When it was sent first, in milliseconds. */
  since: number;
  problem: Problem | null;
}

export interface TendersOptions {
  /**
   * Sends a tender. Returns false if nothing was taken, because something has to be confirmed
   * first. Repeating the same tender after an unknown outcome must not take it twice.
   */
  send: (tender: Tender) => Promise<boolean>;
  onProblem?: (problem: Problem) => void;
}

const isSame = (a: Tender, b: Tender) =>
  a.option.id === b.option.id &&
  a.amount === b.amount &&
  a.tip === b.tip &&
  a.tendered === b.tendered &&
  a.voucher?.code === b.voucher?.code &&
  a.voucher?.faceValue === b.voucher?.faceValue;

/** Takes the tenders of a bill one after the other, and keeps the last one until it is captured. */
export function useTenders({ send, onProblem }: TendersOptions) {
  const [attempt, setAttempt] = useState<TenderAttempt | null>(null);
  const [taken, setTaken] = useState(0);
  const take = async ({ option, amount, tip, tendered, voucher = null }: Tender) => {
    const tender = { option, amount, tip, tendered, voucher };
    // The clock of an unknown outcome continues while it is checked.
    const since = attempt && isSame(attempt, tender) ? attempt.since : Date.now();
    setAttempt({ ...tender, state: 'sending', since, problem: null });
    let refusal: Problem | null = null;
    await attemptTo(
      async () => {
        if (await send(tender)) setTaken((count) => count + 1);
      },
      (problem) => {
        refusal = problem;
        onProblem?.(problem);
      },
    );
    const state = refusal && (isUnsure(refusal) ? 'unknown' : 'failed');
    setAttempt(state && { ...tender, state, since, problem: refusal });
  };
  return {
    attempt,
    /** The number of tenders taken so far. */
    taken,
    isPending: attempt?.state === 'sending',
    take: (tender: Tender) => void take(tender),
    /** Forgets a tender that was refused. */
    dismiss: () => setAttempt(null),
  };
}
export type Tenders = ReturnType<typeof useTenders>;

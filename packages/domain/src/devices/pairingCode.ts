/** The minutes for which a pairing code is valid. */
export const codeMinutes = 10;

/** The characters of a code; none looks like another. */
export const codeLetters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** The number of characters of a code. */
export const codeLength = 8;

/** Returns a code in the form used for comparison: upper case, without separators. */
export const plainCode = (code: string): string => code.toUpperCase().replace(/[^A-Z\d]/g, '');

/** Returns a code in the form shown to people: `ABCD-EFGH`. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The fields of a device or a print agent that pairing by code changes. */
export interface Coded {
  version: number;
  /** When the code expires, in UTC; null once it was used. */
  code_ends_at: string | null;
  paired_at: string | null;
  /** When the code was presented again after it had been used. */
  reused_at: string | null;
}

/** Returns the initial state of a new device or print agent: a code valid for `codeMinutes`. */
export const newCode = (now: Date): Omit<Coded, 'version'> => ({
  code_ends_at: new Date(now.getTime() + codeMinutes * 60_000).toISOString(),
  paired_at: null,
  reused_at: null,
});

/** Returns whether a code is unused, expired or used. */
export function codeState(
  { code_ends_at, paired_at }: Pick<Coded, 'code_ends_at' | 'paired_at'>,
  now: Date,
): 'waiting' | 'expired' | 'paired' {
  if (paired_at !== null) return 'paired';
  const isOver = code_ends_at === null || Date.parse(code_ends_at) <= now.getTime();
  return isOver ? 'expired' : 'waiting';
}

/**
 * Exchanges a code, which works once. Returns the paired row; for a used code, the row marked for
 * staff, which the caller saves before refusing the exchange; for an expired code, null.
 */
export function exchangeCode<Row extends Coded>(
  row: Row,
  now: Date,
): { isPaired: boolean; row: Row } | null {
  const at = now.toISOString();
  const state = codeState(row, now);
  if (state === 'expired') return null;
  if (state === 'paired') return { isPaired: false, row: { ...row, reused_at: at } };
  const version = row.version + 1;
  return { isPaired: true, row: { ...row, version, code_ends_at: null, paired_at: at } };
}

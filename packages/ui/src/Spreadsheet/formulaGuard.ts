/** Matches text that a spreadsheet would run as a formula, with the apostrophes that guard it. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/;
/** A spreadsheet keeps a negative number as it is, but drops the plus sign of a phone number. */
const negativeNumber = /^-\d+([.,]\d+)*%?$/;

/**
 * Returns a text that spreadsheets neither run nor change: an apostrophe is put before one that
 * looks like a formula or starts with a plus sign.
 */
export const neutral = (text: string): string =>
  formula.test(text) && !negativeNumber.test(text) ? `'${text}` : text;

/** Returns the text that `neutral` was given. */
export const ordinary = (text: string): string => (guarded.test(text) ? text.slice(1) : text);

/**
 * Returns a phone number in the international form that endpoints take, without spaces and
 * punctuation. A number that starts with 0 is a Malaysian one: "012-345 6789" is +60123456789.
 */
export const internationalPhone = (entered: string): string => {
  const digits = entered.replace(/[\s()./-]/g, '');
  return digits.startsWith('0') ? `+6${digits}` : digits;
};

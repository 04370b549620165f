/** The names of card brands, which are the same in every language. */
const names: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

/** Returns the name of a card brand, or undefined if it isn't known. */
export const brandName = (brand: string | null): string | undefined => names[brand ?? ''];

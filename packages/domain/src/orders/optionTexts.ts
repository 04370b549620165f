/** Returns options as texts, each with its quantity if there are several, such as “2 × Telur mata”. */
export const optionTexts = (
  options: readonly { name: string; quantity: number }[],
  formatNumber: (quantity: number) => string = String,
): string[] =>
  options.map(({ name, quantity }) =>
    quantity > 1 ? `${formatNumber(quantity)} × ${name}` : name,
  );

/** The number a person wrote: null for nothing, undefined for what is not yet a number. */
export function readNumber(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  if (plain === '') return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** The number inside the bounds, without the crumbs that adding decimal steps leaves. */
export function clampToStep(value: number, step: number, least: number, most: number): number {
  const digits = String(step).split('.')[1]?.length ?? 0;
  return Math.min(most, Math.max(least, Number(value.toFixed(digits))));
}

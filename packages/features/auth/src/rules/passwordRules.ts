import type { Refusal } from '../refusals.ts';

/** What a good password keeps to, and whether one does. */
export const passwordRules = {
  length: (password: string) => [...password].length >= 8,
  letter: (password: string) => /\p{L}/u.test(password),
  figure: (password: string) => /[^\p{L}\s]/u.test(password),
} as const;
export type PasswordRule = keyof typeof passwordRules;

/** The rules in the order in which they are read. */
export const passwordRuleNames: readonly PasswordRule[] = ['length', 'letter', 'figure'];

/** Whether a password keeps to all of them. */
export const isGoodPassword = (password: string): boolean =>
  passwordRuleNames.every((rule) => passwordRules[rule](password));

/** Why a new password is refused. */
export function passwordRefusal(password: string): Refusal | undefined {
  if (!password) return 'required';
  return isGoodPassword(password) ? undefined : 'weak';
}

/** Why the same password once more is refused. */
export function repeatRefusal(password: string, repeat: string): Refusal | undefined {
  if (!repeat) return 'required';
  return repeat === password ? undefined : 'different';
}

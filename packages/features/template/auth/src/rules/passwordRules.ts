import type { Refusal } from '../refusals.ts';

/** The rules of a good password, as predicates. */
export const passwordRules = {
  length: (password: string) => [...password].length >= 8,
  letter: (password: string) => /\p{L}/u.test(password),
  figure: (password: string) => /[^\p{L}\s]/u.test(password),
} as const;
export type PasswordRule = keyof typeof passwordRules;

/** The rules in the order in which they're shown. */
export const passwordRuleNames: readonly PasswordRule[] = ['length', 'letter', 'figure'];

/** Whether a password follows all rules. */
export const isGoodPassword = (password: string): boolean =>
  passwordRuleNames.every((rule) => passwordRules[rule](password));

/** Returns the reason why a new password is invalid. */
export function passwordRefusal(password: string): Refusal | undefined {
  if (!password) return 'required';
  return isGoodPassword(password) ? undefined : 'weak';
}

/** Returns the reason why the repeated password is invalid. */
export function repeatRefusal(password: string, repeat: string): Refusal | undefined {
  if (!repeat) return 'required';
  return repeat === password ? undefined : 'different';
}

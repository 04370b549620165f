import type { Problem } from '@servery/api';
import { passwordFaults, passwordFaultsOf, type PasswordFault } from '@servery/domain/account';

/** What was typed. */
export interface PasswordFields {
  current: string;
  next: string;
  again: string;
}

type FieldError = PasswordFault | 'required' | 'wrong' | 'differs';

/** What is wrong with each field. */
export type PasswordErrors = Record<keyof PasswordFields, FieldError | null>;

const isFault = (code: unknown): code is PasswordFault =>
  (passwordFaults as readonly unknown[]).includes(code);

interface Matter {
  username: string;
  /** Whether it was sent: before that nobody is told what they have not written yet. */
  isTried: boolean;
  /** What the host said to what is typed. */
  problem: Problem | null;
}

/** What is wrong with what was typed, by the same rule that the host has, and by what it said. */
export function passwordErrors(
  { current, next, again }: PasswordFields,
  { username, isTried, problem }: Matter,
): PasswordErrors {
  if (!isTried) return { current: null, next: null, again: null };
  const [fault] = passwordFaultsOf(next, { username, current });
  const told = problem?.matter.fields?.['new_password']?.code;
  const wrong = problem?.code === 'wrongPassword' ? ('wrong' as const) : null;
  return {
    current: current === '' ? 'required' : wrong,
    next: next === '' ? 'required' : (fault ?? (isFault(told) ? told : null)),
    again: again === '' ? 'required' : again === next ? null : 'differs',
  };
}

/** The field to go to. */
export const firstWrong = (errors: PasswordErrors): keyof PasswordFields | null =>
  (['current', 'next', 'again'] as const).find((name) => errors[name] !== null) ?? null;

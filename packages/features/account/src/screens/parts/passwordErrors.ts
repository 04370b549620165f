import type { Problem } from '@servery/api';
import { passwordFaults, passwordFaultsOf, type PasswordFault } from '@servery/domain/account';

/** The values of the password form. */
export interface PasswordFields {
  current: string;
  next: string;
  again: string;
}

type FieldError = PasswordFault | 'required' | 'wrong' | 'differs';

/** The error of each field. */
export type PasswordErrors = Record<keyof PasswordFields, FieldError | null>;

const isFault = (code: unknown): code is PasswordFault =>
  (passwordFaults as readonly unknown[]).includes(code);

interface Matter {
  username: string;
  /** Whether the form was submitted; before that, no field shows an error. */
  isTried: boolean;
  /** The problem in the host's response to these values. */
  problem: Problem | null;
}

/** Returns the errors of the form, by the same rule as the host's and by the host's response. */
export function passwordErrors(
  { current, next, again }: PasswordFields,
  { username, isTried, problem }: Matter,
): PasswordErrors {
  if (!isTried) return { current: null, next: null, again: null };
  const [fault] = passwordFaultsOf(next, { username, current });
  const code = problem?.matter.fields?.['new_password']?.code;
  const wrong = problem?.code === 'wrongPassword' ? ('wrong' as const) : null;
  return {
    current: current === '' ? 'required' : wrong,
    next: next === '' ? 'required' : (fault ?? (isFault(code) ? code : null)),
    again: again === '' ? 'required' : again === next ? null : 'differs',
  };
}

/** Returns the first field with an error, to move the focus to. */
export const firstWrong = (errors: PasswordErrors): keyof PasswordFields | null =>
  (['current', 'next', 'again'] as const).find((name) => errors[name] !== null) ?? null;

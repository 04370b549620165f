import type { Problem } from '@servery/api';
import type { refusedMessages } from './messages/refused.ts';

/** The reason why a field is invalid. */
export type Refusal = keyof typeof refusedMessages;
/** Invalid fields with their reasons. */
export type Refusals<Field extends string> = Partial<Record<Field, Refusal>>;

const byCode: Readonly<Partial<Record<string, Refusal>>> = {
  required: 'required',
  min_length: 'required',
  email: 'email',
  weak: 'weak',
  expires: 'expires',
  wrong: 'codeWrong',
  old: 'codeOld',
};
const byField: Readonly<Partial<Record<string, Refusal>>> = {
  'username taken': 'usernameTaken',
  'email taken': 'emailTaken',
  'phone regex': 'phone',
  'card.number regex': 'card',
  'card.expires regex': 'expires',
  'card.code regex': 'cvc',
};

/** Returns the field errors of a problem as the form's own reasons. */
export function refusalsOf<Field extends string>(
  { code, matter }: Problem,
  names: readonly Field[],
): Refusals<Field> {
  const refused: Refusals<Field> = {};
  if (code !== 'invalid') return refused;
  for (const name of names) {
    const fault = matter.fields?.[name]?.code;
    const why = fault && (byField[`${name} ${fault}`] ?? byCode[fault]);
    if (why) refused[name] = why;
  }
  return refused;
}

import type { Problem } from '@servery/api';
import type { refusedWords } from './messages/refused.ts';

/** Why a field was refused. */
export type Refusal = keyof typeof refusedWords;
/** Fields and why they were refused. */
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

/** What a host refused, in the words of the fields that a form has. */
export function refusalsOf<Field extends string>(
  { code, matter }: Problem,
  names: readonly Field[],
): Refusals<Field> {
  const refused: Refusals<Field> = {};
  if (code !== 'invalid') return refused;
  for (const name of names) {
    const said = matter.fields?.[name]?.code;
    const why = said && (byField[`${name} ${said}`] ?? byCode[said]);
    if (why) refused[name] = why;
  }
  return refused;
}

import { randomInt } from 'node:crypto';
import type { Person } from '@servery/domain/sample';

/** How one person signs in, told once. */
export interface SignIn {
  username: string;
  name: string;
  /** The role, or a member of staff's template. */
  as: string;
  merchant: string;
  password: string;
  pin: string | null;
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const word = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** A password of three groups, about 59 bits. */
const newPassword = () => [word(), word(), word()].join('-');

const isPoor = (pin: string) =>
  new Set(pin).size < 3 || '01234567890'.includes(pin) || '09876543210'.includes(pin);

/** A PIN of six digits that is neither a run nor a repetition. */
const newPin = (): string => {
  const pin = String(randomInt(1_000_000)).padStart(6, '0');
  return isPoor(pin) ? newPin() : pin;
};

/** Makes up a password for each person, and a PIN for those who may approve; with a given password everybody has it, and the sample's PINs. */
export const signInsFor = (
  people: readonly Person[],
  merchants: readonly { id: number; name: string }[],
  password?: string,
): Map<number, SignIn> =>
  new Map(
    people.map((person) => [
      person.id,
      {
        username: person.username,
        name: person.name,
        as: person.template ?? person.role,
        merchant: merchants.find(({ id }) => id === person.merchant_id)?.name ?? '',
        password: password ?? newPassword(),
        pin: person.pin && (password ? person.pin : newPin()),
      },
    ]),
  );

const line = ({ as, username, password, pin }: SignIn) =>
  [as.padEnd(14), username.padEnd(20), password, ...(pin ? [`  PIN ${pin}`] : [])]
    .join(' ')
    .trimEnd();

/** The first sign-in of each role, to be printed. */
export const onePerRole = (signIns: Iterable<SignIn>): string =>
  [...Map.groupBy(signIns, ({ as }) => as).values()]
    .flatMap(([one]) => (one ? [line(one)] : []))
    .join('\n');

/** Every sign-in, to be kept. */
export const everySignIn = (signIns: Iterable<SignIn>): string =>
  [...Map.groupBy(signIns, ({ merchant }) => merchant)]
    .map(([merchant, some]) => [merchant || 'Platform', ...some.map(line)].join('\n'))
    .join('\n\n');

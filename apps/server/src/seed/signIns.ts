import { randomInt } from 'node:crypto';
import { isWeakPin } from '@servery/domain/account';
import type { Person } from '@servery/sample';

/** The sign-in details of one person. */
export interface SignIn {
  username: string;
  name: string;
  /** The role, or the template of a staff member. */
  as: string;
  merchant: string;
  password: string;
  pin: string | null;
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const word = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** Returns a password of three groups, with about 59 bits of entropy. */
const newPassword = () => [word(), word(), word()].join('-');

/** Returns a 6-digit PIN that is neither a sequence nor a repetition. */
const newPin = (): string => {
  const pin = String(randomInt(1_000_000)).padStart(6, '0');
  return isWeakPin(pin) ? newPin() : pin;
};

/**
 * Generates a password for each person, and a PIN for those who can approve. If a password is
 * given, everyone has it, with the PINs of the sample.
 */
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

/** Returns the first sign-in of each role, for printing. */
export const onePerRole = (signIns: Iterable<SignIn>): string =>
  [...Map.groupBy(signIns, ({ as }) => as).values()]
    .flatMap(([one]) => (one ? [line(one)] : []))
    .join('\n');

/** Returns all sign-ins, for the file. */
export const everySignIn = (signIns: Iterable<SignIn>): string =>
  [...Map.groupBy(signIns, ({ merchant }) => merchant)]
    .map(([merchant, some]) => [merchant || 'Platform', ...some.map(line)].join('\n'))
    .join('\n\n');

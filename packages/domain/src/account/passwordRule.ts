import { invalid, type Problem } from '@servery/api';
import { bannedPasswords, commonWords } from './bannedPasswords.ts';

/** The fewest and the most characters of a password; a passphrase with spaces is welcome. */
export const passwordLength = { min: 10, max: 200 } as const;

/** What a new password may break. */
export const passwordFaults = ['tooShort', 'tooLong', 'tooCommon', 'isName', 'isCurrent'] as const;
export type PasswordFault = (typeof passwordFaults)[number];

/** What a new password is compared with. */
export interface PasswordMatter {
  username: string;
  /** The current password, where it is known. */
  current: string;
}

const charactersOf = (text: string): string[] => [...text.normalize('NFC')];

/** A password as guessers see it: letters and figures alone, in lower case. */
const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const withoutEnds = (plain: string): string => plain.replace(/^\d+|\d+$/g, '');

const swaps: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};
const unswapped = (text: string): string =>
  text
    .replace(/[@$!]/g, (sign) => ({ '@': 'a', $: 's', '!': 'i' })[sign]!)
    .replace(/[013457]/g, (figure) => swaps[figure]!);

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
].flatMap((row) => [row, [...row].toReversed().join('')]);
const isRun = (plain: string) => plain.length > 0 && rows.some((row) => row.includes(plain));

/** The shortest piece that a text is made of again and again: `abcabcab` is made of `abc`. */
const pieceOf = (text: string): string => {
  for (let length = 1; length * 2 <= text.length; length += 1) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text) return piece;
  }
  return text;
};

const fewestDifferent = 5;
/** Telephone numbers, dates and card numbers are shorter. */
const shortestFigures = 18;

function isCommon(password: string): boolean {
  const plain = plainOf(password);
  if (new Set(charactersOf(password)).size < fewestDifferent) return true;
  if (/^\d+$/.test(plain) && plain.length < shortestFigures) return true;
  const bare = password.toLowerCase().replace(/[^\p{L}]+$/u, '');
  const faces = [plain, plainOf(unswapped(bare))];
  return faces.some((face) =>
    [face, withoutEnds(face), pieceOf(face), pieceOf(withoutEnds(face))].some(
      (one) => bannedPasswords.has(one) || commonWords.has(one) || isRun(one),
    ),
  );
}

/** Whether it is the person's own name, or that with figures or signs around it. */
const isNameOf = (password: string, username: string): boolean => {
  const name = plainOf(username);
  if (name === '') return false;
  const plain = plainOf(password);
  return [plain, withoutEnds(plain), pieceOf(plain)].some(
    (one) => one === name || one === withoutEnds(name),
  );
};

/** Everything that is wrong with a new password; nothing where it may be taken. */
export function passwordFaultsOf(
  password: string,
  { username, current }: PasswordMatter,
): PasswordFault[] {
  const { length } = charactersOf(password);
  const broken: Record<PasswordFault, boolean> = {
    tooShort: length < passwordLength.min,
    tooLong: length > passwordLength.max,
    tooCommon: isCommon(password),
    isName: isNameOf(password, username),
    isCurrent: password.normalize('NFC') === current.normalize('NFC'),
  };
  return passwordFaults.filter((fault) => broken[fault]);
}

const said: Record<PasswordFault, string> = {
  tooShort: `Needs at least ${passwordLength.min} characters.`,
  tooLong: `At most ${passwordLength.max} characters.`,
  tooCommon: 'Is among the first that anybody would try.',
  isName: 'Is the username.',
  isCurrent: 'Is the current password.',
};

/** Why a new password is refused, told at its field; null where it may be taken. */
export function refusedPassword(password: string, matter: PasswordMatter): Problem | null {
  const [fault] = passwordFaultsOf(password, matter);
  return fault ? invalid('new_password', fault, said[fault]) : null;
}

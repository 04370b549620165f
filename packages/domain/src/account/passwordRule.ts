import { invalid, type Problem } from '@servery/api';
import { bannedPasswords, commonWords } from './bannedPasswords.ts';
import { guessesOf, pieceOf, plainOf, withoutEnds } from './guesses.ts';

/**
 * The minimum and maximum number of characters of a password; passphrases with spaces are accepted.
 */
export const passwordLength = { min: 10, max: 200 } as const;

/** The reasons for which a new password can be refused. */
export const passwordFaults = ['tooShort', 'tooLong', 'tooCommon', 'isName', 'isCurrent'] as const;
export type PasswordFault = (typeof passwordFaults)[number];

/** The data that a new password is checked against. */
export interface PasswordMatter {
  username: string;
  /** The current password, if it is known. */
  current: string;
  /**
   * Decides whether a word is too common.
   * @default `isWellKnown`
   */
  isBanned?: IsBanned;
}

const charactersOf = (text: string): string[] => [...text.normalize('NFC')];

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
].flatMap((row) => [row, [...row].toReversed().join('')]);
const isRun = (plain: string) => plain.length > 0 && rows.some((row) => row.includes(plain));

const fewestDifferent = 5;
/** Only digits: phone numbers, dates and card numbers are shorter than this. */
const shortestFigures = 18;

/**
 * Whether a word is too common for a password. The word has only letters and digits, in lower case.
 */
export type IsBanned = (plain: string) => boolean;

/** Whether a word is one of the most common passwords; the list is short enough for a browser. */
export const isWellKnown: IsBanned = (plain) =>
  bannedPasswords.has(plain) || commonWords.has(plain);

function isCommon(password: string, isBanned: IsBanned): boolean {
  const plain = plainOf(password);
  if (new Set(charactersOf(password)).size < fewestDifferent) return true;
  if (/^\d+$/.test(plain) && plain.length < shortestFigures) return true;
  return guessesOf(password).some((guess) => isBanned(guess) || isRun(guess));
}

/** Whether a password is the person's username, perhaps with digits or signs around it. */
const isNameOf = (password: string, username: string): boolean => {
  const name = plainOf(username);
  if (name === '') return false;
  const plain = plainOf(password);
  return [plain, withoutEnds(plain), pieceOf(plain)].some(
    (one) => one === name || one === withoutEnds(name),
  );
};

/** Returns every fault of a new password; an empty array if it can be used. */
export function passwordFaultsOf(
  password: string,
  { username, current, isBanned = isWellKnown }: PasswordMatter,
): PasswordFault[] {
  const { length } = charactersOf(password);
  const broken: Record<PasswordFault, boolean> = {
    tooShort: length < passwordLength.min,
    tooLong: length > passwordLength.max,
    tooCommon: isCommon(password, isBanned),
    isName: isNameOf(password, username),
    isCurrent: password.normalize('NFC') === current.normalize('NFC'),
  };
  return passwordFaults.filter((fault) => broken[fault]);
}

const messages: Record<PasswordFault, string> = {
  tooShort: `Must be at least ${passwordLength.min} characters.`,
  tooLong: `Must be at most ${passwordLength.max} characters.`,
  tooCommon: 'Must not be a common password.',
  isName: 'Must not be the username.',
  isCurrent: 'Must differ from the current password.',
};

/** Returns the refusal of a new password, at its field; null if the password is acceptable. */
export function refusedPassword(password: string, matter: PasswordMatter): Problem | null {
  const [fault] = passwordFaultsOf(password, matter);
  return fault ? invalid('new_password', fault, messages[fault]) : null;
}

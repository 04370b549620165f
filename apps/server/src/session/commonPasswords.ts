import { isWellKnown, plainOf, type IsBanned } from '@servery/domain/account';
import { everydayWords } from './everydayWords.ts';
import { regionalWords } from './regionalWords.ts';

/** Shorter words match too many good passwords. */
const minLength = 3;

let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  // Loaded on demand: 0.5 MB that only a change of a password needs.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'].map(plainOf);
  return new Set([
    ...words.filter(({ length }) => length >= minLength),
    ...everydayWords,
    ...regionalWords,
  ]);
}

/** Returns the check for common passwords, with a list of 49,000 words that is loaded once. */
export async function loadCommonPasswords(): Promise<IsBanned> {
  const words = await (known ??= load());
  return (plain) => words.has(plain) || isWellKnown(plain);
}

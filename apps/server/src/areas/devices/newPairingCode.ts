import { randomInt } from 'node:crypto';
import { codeLength, codeLetters } from '@servery/domain/devices';

/** Returns a new random pairing code. */
export const newPairingCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

import { codeLength, codeLetters } from '@servery/domain/devices';

const codes = BigInt(codeLetters.length) ** BigInt(codeLength);

/** Returns the pairing code of a row in the sample. The same id always has the same code. */
export function sampleCode(id: number): string {
  const base = BigInt(codeLetters.length);
  let left = (BigInt(id) * 48_271n) % codes;
  let code = '';
  while (code.length < codeLength) {
    code += codeLetters[Number(left % base)]!;
    left /= base;
  }
  return code;
}

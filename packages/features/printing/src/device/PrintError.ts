/** A failed print from this device. `hasBegun` is true if part of it may be on paper. */
export class PrintError extends Error {
  override name = 'PrintTrouble';
  readonly hasBegun: boolean;

  constructor(message: string, { hasBegun, cause }: { hasBegun: boolean; cause?: unknown }) {
    super(message, { cause });
    this.hasBegun = hasBegun;
  }
}

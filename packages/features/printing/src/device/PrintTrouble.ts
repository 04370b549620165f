/** A print of this device that did not work; whether any of it may be on paper. */
export class PrintTrouble extends Error {
  override name = 'PrintTrouble';
  readonly hasBegun: boolean;

  constructor(message: string, { hasBegun, cause }: { hasBegun: boolean; cause?: unknown }) {
    super(message, { cause });
    this.hasBegun = hasBegun;
  }
}

/** The exit code of the encoder's process if a drawing takes too much processor time. */
export const tooComplex = 3;

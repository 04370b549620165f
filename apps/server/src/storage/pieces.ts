/** The size of one piece in bytes: a backup reads 500 rows at a time, whatever their size. */
const pieceBytes = 24 * 1024;
const piecesAtOnce = 40;

/** A piece of a file, in base64. */
export interface Piece {
  place: number;
  content: string;
}

/** Splits a file into pieces, so that no statement and no part of a backup holds a large one. */
export const piecesOf = (file: Buffer): Piece[] =>
  Array.from({ length: Math.ceil(file.length / pieceBytes) }, (_, place) => ({
    place,
    content: file.subarray(place * pieceBytes, (place + 1) * pieceBytes).toString('base64'),
  }));

/** Splits pieces into the groups that are stored with one statement each, as JSON. */
export const groupsOf = (pieces: readonly object[]): string[] =>
  Array.from({ length: Math.ceil(pieces.length / piecesAtOnce) }, (_, at) =>
    JSON.stringify(pieces.slice(at * piecesAtOnce, (at + 1) * piecesAtOnce)),
  );

import type { Problem } from '@servery/api';

const codes: Readonly<Record<string, string>> = { max_length: 'length', check: 'character' };

/**
 * Returns the cells because of which a request was refused before its rows were read, such as a
 * name of more than 200 characters.
 */
export const refusedCells = ({ matter }: Problem) =>
  Object.entries(matter.fields ?? {}).flatMap(([path, { code }]) => {
    const [, row, field = ''] = /^rows\.(\d+)\.(\w+)$/.exec(path) ?? [];
    return row === undefined ? [] : [{ row: Number(row), field, code: codes[code] ?? code }];
  });

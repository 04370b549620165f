/** One fact that a file may bring, and how it is read. */
export interface ImportField<Value = unknown> {
  id: string;
  /** What it is called; a column of the same name is taken by itself. */
  label: string;
  isRequired?: boolean;
  /** Other names by which files call it. */
  names?: readonly string[];
  /** The value of a text; throws an Error whose message says in words what is wrong. */
  read?: (text: string) => Value;
}

/** Which column of the file each field is read from. */
export type Mapping = Readonly<Record<string, number | undefined>>;

export interface RowError {
  /** The line of the file, the header being line 1. */
  line: number;
  field: string;
  message: string;
}

export interface ReadRows {
  /** The rows in which everything is right. */
  rows: Record<string, unknown>[];
  errors: RowError[];
}

const plain = (name: string) => name.toLocaleLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Guesses by their names which column holds what; no column is taken twice. */
export function guessMapping(fields: readonly ImportField[], header: readonly string[]): Mapping {
  const taken = new Set<number>();
  const mapping: Record<string, number | undefined> = {};
  for (const { id, label, names = [] } of fields) {
    const known = [id, label, ...names].map(plain);
    const at = header.findIndex((name, index) => !taken.has(index) && known.includes(plain(name)));
    if (at < 0) continue;
    taken.add(at);
    mapping[id] = at;
  }
  return mapping;
}

/** Reads rows of text by a mapping. What is wrong is told by line and field and keeps its row out. */
export function readRows(
  fields: readonly ImportField[],
  mapping: Mapping,
  lines: readonly (readonly string[])[],
  missing: string,
): ReadRows {
  const rows: Record<string, unknown>[] = [];
  const errors: RowError[] = [];
  lines.forEach((cells, index) => {
    const before = errors.length;
    const row: Record<string, unknown> = {};
    for (const { id, isRequired, read } of fields) {
      const at = mapping[id];
      const text = at === undefined ? '' : (cells[at] ?? '').trim();
      const fail = (message: string) => errors.push({ line: index + 2, field: id, message });
      if (text === '') {
        if (isRequired) fail(missing);
        continue;
      }
      try {
        row[id] = read ? read(text) : text;
      } catch (reason) {
        fail(reason instanceof Error ? reason.message : String(reason));
      }
    }
    if (errors.length === before) rows.push(row);
  });
  return { rows, errors };
}

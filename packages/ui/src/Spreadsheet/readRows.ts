/** A field to import from a file. */
export interface ImportField<Value = unknown> {
  /** The key of the value in the imported rows. */
  id: string;
  /** The name of the field. A column with this name is assigned automatically. */
  label: string;
  /**
   * Whether rows without a value are refused.
   * @default false
   */
  isRequired?: boolean;
  /** Further column names that are assigned automatically. */
  names?: readonly string[];
  /**
   * Returns the value of a text, or throws an `Error` with the message to show. The text itself is
   * the value if it's left out.
   */
  read?: (text: string) => Value;
}

/** The 0-based column of the file for each field, by the field's id. */
export type Mapping = Readonly<Record<string, number | undefined>>;

/** An error in an imported file. */
export interface RowError {
  /** The line of the file; the header is line 1. */
  line: number;
  /** The id of the field. */
  field: string;
  /** The message of the error. */
  message: string;
}

/** The result of reading a file. */
export interface ReadRows {
  /** The valid rows. */
  rows: Record<string, unknown>[];
  /** The errors, in the order of the file. */
  errors: RowError[];
}

const plain = (name: string) => name.toLocaleLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Assigns columns to fields by their names. No column is assigned twice. */
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

/** Reads rows of text with a mapping. A row with an error is left out of the result. */
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

import { useMemo, useState } from 'react';
import type { CsvImportLabels } from './CsvImport.tsx';
import type { CsvFile } from './parseCsv.ts';
import { readSheetFile } from './readSheetFile.ts';
import {
  guessMapping,
  numbersOf,
  readRows,
  repeatedHeadings,
  type ImportField,
  type Mapping,
} from './readRows.ts';
import type { DecimalMark } from './sheetNumber.ts';

/** An error of a file, ready to be shown. */
interface ShownError {
  line: number;
  column: string;
  message: string;
}

/** The file of a `CsvImport`: its columns, the user's decisions about it, its rows and errors. */
export function useCsvFile(fields: readonly ImportField[], labels: CsvImportLabels) {
  const [file, setFile] = useState<{ name: string; csv: CsvFile }>();
  const [fileError, setFileError] = useState<string>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [answer, setAnswer] = useState<DecimalMark | null>(null);
  const open = async (chosen: File) => {
    const csv = await readSheetFile(chosen).catch(() => null);
    const isEmpty = csv?.rows.length === 0 && csv.errors.length === 0;
    setFileError(csv ? (isEmpty ? labels.unreadable : undefined) : labels.notText);
    setFile(csv && !isEmpty ? { name: chosen.name, csv } : undefined);
    setMapping(csv ? guessMapping(fields, csv.header) : {});
    setAnswer(null);
  };
  const decided = useMemo(
    () => file && numbersOf(fields, mapping, file.csv.rows),
    [file, fields, mapping],
  );
  const question = decided?.question ?? null;
  const mark = decided?.mark ?? answer;
  const read = useMemo(
    () => file && readRows(fields, mapping, file.csv.rows, labels.missing, mark),
    [file, fields, mapping, labels.missing, mark],
  );
  const fieldLabels = new Map(fields.map(({ id, label }) => [id, label]));
  const errors: ShownError[] = [
    ...(file?.csv.errors ?? []).map((error) => ({
      line: error.line,
      column: labels.column(error),
      message: labels.problem(error.code),
    })),
    ...(read?.errors ?? []).map(({ line, field, message }) => ({
      line,
      column: fieldLabels.get(field) ?? field,
      message,
    })),
  ].toSorted((a, b) => a.line - b.line);
  const header = file?.csv.header ?? [];
  const repeated = repeatedHeadings(header);
  return {
    file,
    fileError,
    open,
    /** The labels of the file's columns; none are equal. */
    columns: header.map((name, at) =>
      repeated.includes(at) ? labels.repeatedColumn(name, at + 1) : name || String(at + 1),
    ),
    mapping,
    assign: (field: string, column: number | undefined) =>
      setMapping({ ...mapping, [field]: column }),
    question,
    answer,
    setAnswer,
    mark,
    rows: question && !answer ? [] : (read?.rows ?? []),
    errors,
  };
}

import { useId, useMemo, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { Table } from '../Table/Table.tsx';
import { UploadIcon } from '../icons.ts';
import {
  choose,
  errors as errorList,
  mapping as mappingStyle,
  steps,
  summary,
} from './CsvImport.css.ts';
import { parseCsv, type ParsedCsv } from './csv.ts';
import { guessMapping, readRows, type ImportField, type Mapping } from './readRows.ts';

/** What the import says. */
export interface CsvImportWords {
  choose: string;
  /** Which file was read and how many rows it has. */
  chosen: (file: string, rows: number) => string;
  /** Stands in the list of columns for none of them. */
  noColumn: string;
  missing: string;
  preview: string;
  /** What is wrong in which line. */
  error: (line: number, field: string, message: string) => string;
  errors: (count: number) => string;
  /** Names the button that takes the rows that are right. */
  take: (count: number) => string;
  /** The file has no rows, or could not be read. */
  unreadable: string;
}

export interface CsvImportProps {
  fields: readonly ImportField[];
  /** Takes the rows in which everything is right. While the promise is open the button waits. */
  onImport: (rows: Record<string, unknown>[]) => void | Promise<void>;
  words: CsvImportWords;
  /** How many rows are shown before they are taken. */
  previewRows?: number;
}

const none = 'none';

/** Reads a CSV file: choose it, say which column is what, see what is wrong by line, then take what is right. */
export function CsvImport({ fields, onImport, words, previewRows = 5 }: CsvImportProps) {
  const input = useRef<HTMLInputElement>(null);
  const errorsId = useId();
  const [file, setFile] = useState<{ name: string; csv: ParsedCsv }>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [mapping, setMapping] = useState<Mapping>({});
  const [isPending, setPending] = useState(false);
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    const csv = await parseCsv(await chosen.text()).catch(() => undefined);
    const isEmpty = !csv || csv.rows.length === 0;
    setUnreadable(isEmpty);
    setFile(isEmpty ? undefined : { name: chosen.name, csv });
    if (csv) setMapping(guessMapping(fields, csv.header));
  };
  const read = useMemo(
    () => file && readRows(fields, mapping, file.csv.rows, words.missing),
    [file, fields, mapping, words.missing],
  );
  const labels = new Map(fields.map(({ id, label }) => [id, label]));
  const take = async () => {
    if (!read) return;
    setPending(true);
    try {
      await onImport(read.rows);
    } finally {
      setPending(false);
    }
  };
  return (
    <div className={steps}>
      <div className={choose}>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label={words.choose}
          onChange={({ target }) => {
            void open(target.files?.[0]);
            // The same file can be chosen again, once it has been mended.
            target.value = '';
          }}
        />
        <Button icon={<UploadIcon />} onPress={() => input.current?.click()}>
          {words.choose}
        </Button>
        <span role="status">
          {isUnreadable && words.unreadable}
          {file && words.chosen(file.name, file.csv.rows.length)}
        </span>
      </div>
      {file && read && (
        <>
          <div className={mappingStyle}>
            {fields.map(({ id, label, isRequired }) => (
              <Select
                key={id}
                label={label}
                isRequired={isRequired}
                options={[
                  { value: none, label: words.noColumn },
                  ...file.csv.header.map((name, at) => ({
                    value: String(at),
                    label: name || `${at + 1}`,
                  })),
                ]}
                value={mapping[id] === undefined ? none : String(mapping[id])}
                onChange={(value) =>
                  setMapping({ ...mapping, [id]: value === none ? undefined : Number(value) })
                }
              />
            ))}
          </div>
          <Table
            caption={words.preview}
            density="compact"
            head="soft"
            lines="all"
            rows={file.csv.rows.slice(0, previewRows).map((cells, line) => ({ cells, line }))}
            rowKey={({ line }) => String(line)}
            columns={fields.map(({ id, label }) => ({
              id,
              header: label,
              cell: ({ cells }: { cells: string[] }) => cells[mapping[id] ?? -1],
            }))}
          />
          {read.errors.length > 0 && (
            <div>
              <strong id={errorsId}>{words.errors(read.errors.length)}</strong>
              {/* A list that scrolls can be reached by the keyboard. */}
              <ul aria-labelledby={errorsId} className={errorList} tabIndex={0}>
                {read.errors.slice(0, 100).map(({ line, field, message }) => (
                  <li key={`${line} ${field}`}>
                    {words.error(line, labels.get(field) ?? field, message)}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className={summary}>
            <Button
              tone="accent"
              emphasis="solid"
              isDisabled={read.rows.length === 0}
              isPending={isPending}
              onPress={() => void take()}
            >
              {words.take(read.rows.length)}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

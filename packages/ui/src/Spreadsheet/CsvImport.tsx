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
import { useCsvImportLabels } from './useCsvImportLabels.ts';

/** The texts of a `CsvImport`. */
export interface CsvImportLabels {
  /** The label of the button that opens the file picker. */
  choose: string;
  /** Returns the name of the file and its number of rows, as a sentence. */
  chosen: (file: string, rows: number) => string;
  /** The option for no column. */
  noColumn: string;
  /** The error of a required value that's missing. */
  missing: string;
  /** The caption of the preview table. */
  preview: string;
  /** Returns an error from its line, the label of its field and its message. */
  error: (line: number, field: string, message: string) => string;
  /** Returns the number of errors, as the heading of their list. */
  errors: (count: number) => string;
  /** Returns the label of the button that imports the valid rows, from their number. */
  take: (count: number) => string;
  /** The error of a file that has no rows or can't be read. */
  unreadable: string;
}

export interface CsvImportProps {
  /** The fields to import. Columns with the same name are assigned automatically. */
  fields: readonly ImportField[];
  /**
   * Called with the valid rows, by field id, when the user imports them. The button is pending
   * until a returned promise is settled.
   */
  onImport: (rows: Record<string, unknown>[]) => void | Promise<void>;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<CsvImportLabels>;
  /**
   * The number of rows in the preview.
   * @default 5
   */
  previewRows?: number;
}

const none = 'none';

/**
 * Imports a CSV file: the user selects the file, assigns its columns to fields, checks the errors
 * by line, and imports the valid rows.
 */
export function CsvImport({ fields, onImport, labels: given, previewRows = 5 }: CsvImportProps) {
  const labels = useCsvImportLabels(given);
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
    () => file && readRows(fields, mapping, file.csv.rows, labels.missing),
    [file, fields, mapping, labels.missing],
  );
  const fieldLabels = new Map(fields.map(({ id, label }) => [id, label]));
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
          aria-label={labels.choose}
          onChange={({ target }) => {
            void open(target.files?.[0]);
            // Allow the same file to be selected again after it has been corrected.
            target.value = '';
          }}
        />
        <Button icon={<UploadIcon />} onPress={() => input.current?.click()}>
          {labels.choose}
        </Button>
        <span role="status">
          {isUnreadable && labels.unreadable}
          {file && labels.chosen(file.name, file.csv.rows.length)}
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
                  { value: none, label: labels.noColumn },
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
            caption={labels.preview}
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
              <strong id={errorsId}>{labels.errors(read.errors.length)}</strong>
              {/* Make a scrolling list reachable by keyboard. */}
              <ul aria-labelledby={errorsId} className={errorList} tabIndex={0}>
                {read.errors.slice(0, 100).map(({ line, field, message }) => (
                  <li key={`${line} ${field}`}>
                    {labels.error(line, fieldLabels.get(field) ?? field, message)}
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
              {labels.take(read.rows.length)}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

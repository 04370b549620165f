import { useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Radio } from '../RadioGroup/Radio.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
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
import { formatNumber } from '../NumberField/number.ts';
import type { CsvRow } from './parseCsv.ts';
import type { ImportField } from './readRows.ts';
import { acceptedSheets } from './readSheetFile.ts';
import { readSheetNumber, type DecimalMark } from './sheetNumber.ts';
import { useCsvFile } from './useCsvFile.ts';
import { useCsvImportLabels } from './useCsvImportLabels.ts';
import type { CsvTexts } from './useCsvTexts.ts';

/** The texts of a `CsvImport`. */
export interface CsvImportLabels extends CsvTexts {
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
  /** Returns the option for a column whose name another column has too. */
  repeatedColumn: (name: string, number: number) => string;
  /** Returns the label of the button that imports the valid rows, from their number. */
  take: (count: number) => string;
  /** The error of a file that has no rows. */
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
 * Imports a CSV file or an Excel workbook: the user selects the file, assigns its columns to fields, checks the errors
 * by line, and imports the valid rows.
 */
export function CsvImport({ fields, onImport, labels: given, previewRows = 5 }: CsvImportProps) {
  const labels = useCsvImportLabels(given);
  const input = useRef<HTMLInputElement>(null);
  const errorsId = useId();
  const { locale } = useLocale();
  const csv = useCsvFile(fields, labels);
  const { file, columns, mapping, question, mark, rows, errors } = csv;
  const [isPending, setPending] = useState(false);
  const shown = (text: string, format: ImportField['number']) => {
    const number = format && readSheetNumber(text, format, mark);
    return number ? formatNumber(Number(number), locale) : text;
  };
  const take = async () => {
    setPending(true);
    try {
      await onImport(rows);
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
          accept={acceptedSheets}
          aria-label={labels.choose}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void csv.open(chosen);
            // Allow the same file to be selected again after it has been corrected.
            target.value = '';
          }}
        />
        <Button icon={<UploadIcon />} onPress={() => input.current?.click()}>
          {labels.choose}
        </Button>
        <span role="status">
          {csv.fileError}
          {file && labels.chosen(file.name, file.csv.rows.length)}
        </span>
      </div>
      {file && (
        <>
          {file.csv.encoding === 'windows-1252' && <Banner>{labels.windows1252}</Banner>}
          <div className={mappingStyle}>
            {fields.map(({ id, label, isRequired }) => (
              <Select
                key={id}
                label={label}
                isRequired={isRequired}
                options={[
                  { value: none, label: labels.noColumn },
                  ...columns.map((column, at) => ({ value: String(at), label: column })),
                ]}
                value={mapping[id] === undefined ? none : String(mapping[id])}
                onChange={(value) => csv.assign(id, value === none ? undefined : Number(value))}
              />
            ))}
          </div>
          {question && (
            <RadioGroup
              label={labels.question(question)}
              description={labels.questionHelp}
              isRequired
              value={csv.answer ?? ''}
              onChange={(next) => csv.setAnswer(next as DecimalMark)}
            >
              {(['.', ','] as const).map((decimal) => (
                <Radio key={decimal} value={decimal}>
                  {formatNumber(Number(question.readings[decimal]), locale)}
                </Radio>
              ))}
            </RadioGroup>
          )}
          <Table
            caption={labels.preview}
            density="compact"
            head="soft"
            lines="all"
            rows={file.csv.rows.slice(0, previewRows)}
            rowKey={({ line }) => String(line)}
            columns={fields.map(({ id, label, number }) => ({
              id,
              header: label,
              cell: ({ cells }: CsvRow) => shown(cells[mapping[id] ?? -1] ?? '', number),
            }))}
          />
          {errors.length > 0 && (
            <div>
              <strong id={errorsId}>{labels.errors(errors.length)}</strong>
              {/* Make a scrolling list reachable by keyboard. */}
              <ul aria-labelledby={errorsId} className={errorList} tabIndex={0}>
                {errors.slice(0, 100).map(({ line, column, message }) => (
                  <li key={`${line} ${column}`}>{labels.error(line, column, message)}</li>
                ))}
              </ul>
            </div>
          )}
          <div className={summary}>
            <Button
              tone="accent"
              emphasis="solid"
              isDisabled={rows.length === 0}
              isPending={isPending}
              onPress={() => void take()}
            >
              {labels.take(rows.length)}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

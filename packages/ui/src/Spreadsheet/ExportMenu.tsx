import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { CopyIcon, DownloadIcon, PrinterIcon } from '../icons.ts';
import { copyRows } from './copyRows.ts';
import { toCsv } from './toCsv.ts';
import { printRows } from './printRows.ts';
import { saveFile } from './saveFile.ts';
import type { SheetColumn } from './sheet.ts';
import { toXlsx } from './toXlsx.ts';
import { copyMessage } from '../Messages/common.ts';
import { useTexts } from '../Messages/useFormatMessage.ts';

/** A way to export rows. */
export type ExportKind = 'csv' | 'xlsx' | 'copy' | 'print';

const texts = {
  label: { id: 'exportMenu.label', text: 'Export' },
  csv: { id: 'exportMenu.csv', text: 'CSV file' },
  xlsx: { id: 'exportMenu.xlsx', text: 'Excel file' },
  copy: copyMessage,
  print: { id: 'exportMenu.print', text: 'Print' },
};

export interface ExportMenuProps<Row> {
  /** The columns of the exported table. Values come from the rows, not from cells on the screen. */
  columns: readonly SheetColumn<Row>[];
  /** The rows, or a function that loads all matching rows when the user exports them. */
  rows: readonly Row[] | (() => Promise<readonly Row[]>);
  /** The file name without its extension, which is also the title of the print. */
  fileName: string;
  /**
   * The ways to export, in order.
   * @default ['csv', 'xlsx', 'copy', 'print']
   */
  kinds?: readonly ExportKind[];
  /**
   * Whether the menu can't be opened.
   * @default false
   */
  isDisabled?: boolean;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<Record<ExportKind, string> & { label: string }>;
  /** Called with the way to export and the number of rows after a successful export. */
  onDone?: (kind: ExportKind, count: number) => void;
  /**
   * Called with the way to export and the error after a failed export. Errors aren't shown by the
   * menu itself.
   */
  onFail?: (kind: ExportKind, reason: unknown) => void;
}

const every: readonly ExportKind[] = ['csv', 'xlsx', 'copy', 'print'];
const icons = {
  csv: <DownloadIcon />,
  xlsx: <DownloadIcon />,
  copy: <CopyIcon />,
  print: <PrinterIcon />,
};

/** Saves rows as CSV or Excel, copies or prints them. The code for files loads when it's needed. */
export function ExportMenu<Row>(props: ExportMenuProps<Row>) {
  const { columns, rows, fileName, kinds = every } = props;
  const labels = { ...useTexts(texts), ...props.labels };
  const [isPending, setPending] = useState(false);
  const send = async (kind: ExportKind) => {
    setPending(true);
    try {
      const all = typeof rows === 'function' ? await rows() : rows;
      if (kind === 'csv') saveFile(await toCsv(columns, all), `${fileName}.csv`);
      if (kind === 'xlsx')
        saveFile(
          await toXlsx(columns, all, { isMirrored: document.dir === 'rtl' }),
          `${fileName}.xlsx`,
        );
      if (kind === 'copy') await copyRows(columns, all);
      if (kind === 'print') printRows(fileName, columns, all);
      props.onDone?.(kind, all.length);
    } catch (reason) {
      props.onFail?.(kind, reason);
    } finally {
      setPending(false);
    }
  };
  return (
    <Menu
      label={labels.label}
      trigger={
        <Button icon={<DownloadIcon />} isPending={isPending} isDisabled={props.isDisabled}>
          {labels.label}
        </Button>
      }
      items={kinds.map((kind) => ({
        id: kind,
        label: labels[kind],
        icon: icons[kind],
        onAction: () => void send(kind),
      }))}
    />
  );
}

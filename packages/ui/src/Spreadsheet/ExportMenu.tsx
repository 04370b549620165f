import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { CopyIcon, DownloadIcon, PrinterIcon } from '../icons.ts';
import { copyRows } from './copyRows.ts';
import { toCsv } from './csv.ts';
import { printRows } from './printRows.ts';
import { saveFile } from './saveFile.ts';
import type { SheetColumn } from './sheet.ts';
import { toXlsx } from './toXlsx.ts';

/** Ways out for rows. */
export type ExportKind = 'csv' | 'xlsx' | 'copy' | 'print';

export interface ExportMenuProps<Row> {
  columns: readonly SheetColumn<Row>[];
  /** The rows, or how to get all that match; asked for when somebody chooses. */
  rows: readonly Row[] | (() => Promise<readonly Row[]>);
  /** The name of the file without its ending; also the title of the print. */
  fileName: string;
  kinds?: readonly ExportKind[];
  isDisabled?: boolean;
  words: Record<ExportKind, string> & { label: string };
  onDone?: (kind: ExportKind, count: number) => void;
  onFail?: (kind: ExportKind, reason: unknown) => void;
}

const every: readonly ExportKind[] = ['csv', 'xlsx', 'copy', 'print'];
const icons = {
  csv: <DownloadIcon />,
  xlsx: <DownloadIcon />,
  copy: <CopyIcon />,
  print: <PrinterIcon />,
};

/** Saves rows as CSV or Excel, copies or prints them. What writes a file is loaded when it is chosen. */
export function ExportMenu<Row>(props: ExportMenuProps<Row>) {
  const { columns, rows, fileName, words, kinds = every } = props;
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
      label={words.label}
      trigger={
        <Button icon={<DownloadIcon />} isPending={isPending} isDisabled={props.isDisabled}>
          {words.label}
        </Button>
      }
      items={kinds.map((kind) => ({
        id: kind,
        label: words[kind],
        icon: icons[kind],
        onAction: () => void send(kind),
      }))}
    />
  );
}

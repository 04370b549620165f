export { copyRows, toTabs } from './copyRows.ts';
export { parseCsv, toCsv, type ParsedCsv } from './csv.ts';
export { CsvImport, type CsvImportProps, type CsvImportLabels } from './CsvImport.tsx';
export { ExportMenu, type ExportKind, type ExportMenuProps } from './ExportMenu.tsx';
export { printRows } from './printRows.ts';
export {
  guessMapping,
  readRows,
  type ImportField,
  type Mapping,
  type ReadRows,
  type RowError,
} from './readRows.ts';
export { saveFile } from './saveFile.ts';
export { neutral, type SheetColumn, type SheetValue } from './sheet.ts';
export { toXlsx, type XlsxOptions } from './toXlsx.ts';

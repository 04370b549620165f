export { copyRows, toTabs } from './copyRows.ts';
export { createSheetZip, type SheetZip } from './createSheetZip.ts';
export { CsvImport, type CsvImportProps, type CsvImportLabels } from './CsvImport.tsx';
export { decodeText, type DecodedText, type TextEncoding } from './decodeText.ts';
export { ExportMenu, type ExportKind, type ExportMenuProps } from './ExportMenu.tsx';
export { neutral } from './formulaGuard.ts';
export {
  parseCsv,
  readCsv,
  type CsvError,
  type CsvErrorCode,
  type CsvFile,
  type CsvRow,
  type ParsedCsv,
} from './parseCsv.ts';
export { printRows } from './printRows.ts';
export {
  guessMapping,
  numbersOf,
  readRows,
  repeatedHeadings,
  type ImportField,
  type Mapping,
  type ReadRows,
  type RowError,
} from './readRows.ts';
export { acceptedSheets, readSheetFile } from './readSheetFile.ts';
export { saveFile } from './saveFile.ts';
export type { SheetColumn, SheetNumber, SheetValue } from './sheet.ts';
export {
  readSheetNumber,
  type DecimalMark,
  type NumberQuestion,
  type SheetNumberFormat,
} from './sheetNumber.ts';
export { toCsv } from './toCsv.ts';
export { toXlsx, type XlsxOptions } from './toXlsx.ts';
export { useCsvTexts, type CsvTexts } from './useCsvTexts.ts';

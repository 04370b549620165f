import {
  codePages,
  printerDuties,
  type CodePage,
  type Printer,
  type PrinterConnection,
  type PrinterDuty,
} from '@servery/api';

/** The form values of a printer. */
export interface PrinterValues {
  name: string;
  connection: PrinterConnection;
  host: string;
  port: number | null;
  width: '58' | '80';
  code_page: CodePage;
  duties: PrinterDuty[];
  /** The id of the backup printer; '' for none. */
  fallback_id: string;
  has_drawer: boolean;
  is_active: boolean;
}

export const pages = codePages;

/** Returns the initial form values of a printer, or of a new one: the first prints everything. */
export const valuesOf = (printer: Printer | null, isFirst: boolean): PrinterValues => ({
  name: printer?.name ?? '',
  connection: printer?.connection ?? 'network',
  host: printer?.host ?? '',
  port: printer?.port ?? 9100,
  width: printer?.width === 58 ? '58' : '80',
  code_page: printer?.code_page ?? 'auto',
  duties: [...(printer?.duties ?? (isFirst ? printerDuties : []))],
  fallback_id: printer?.fallback_id ? String(printer.fallback_id) : '',
  has_drawer: printer?.has_drawer ?? false,
  is_active: printer?.is_active ?? true,
});

/** Returns the request body of the form values. */
export const inputOf = (values: PrinterValues) => ({
  ...values,
  host: values.connection === 'browser' ? '' : values.host.trim(),
  width: values.width === '58' ? (58 as const) : (80 as const),
  fallback_id: values.fallback_id === '' ? null : Number(values.fallback_id),
});

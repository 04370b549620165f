import {
  codePages,
  type CodePage,
  type Printer,
  type PrinterConnection,
  type PrinterDuty,
  type PrinterFields,
} from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { fieldWords } from '../../messages.ts';

/** A printer as its form holds it. */
export interface PrinterValues {
  name: string;
  connection: PrinterConnection;
  host: string;
  port: number | null;
  width: '58' | '80';
  code_page: CodePage;
  duties: PrinterDuty[];
  /** '' for nobody. */
  fallback_id: string;
  is_active: boolean;
}

export const pages = codePages;

/** What the form of a printer, or of a new one, begins with. */
export const valuesOf = (printer: Printer | null): PrinterValues => ({
  name: printer?.name ?? '',
  connection: printer?.connection ?? 'network',
  host: printer?.host ?? '',
  port: printer?.port ?? 9100,
  width: printer?.width === 58 ? '58' : '80',
  code_page: printer?.code_page ?? 'auto',
  duties: [...(printer?.duties ?? [])],
  fallback_id: printer?.fallback_id ? String(printer.fallback_id) : '',
  is_active: printer?.is_active ?? true,
});

/** What the form asks for. */
export const wishOf = (values: PrinterValues): PrinterFields => ({
  ...values,
  name: values.name.trim(),
  host: values.connection === 'browser' ? '' : values.host.trim(),
  port: values.port ?? 9100,
  width: values.width === '58' ? 58 : 80,
  fallback_id: values.fallback_id === '' ? null : Number(values.fallback_id),
});

const refusals: Partial<Record<keyof PrinterValues, MessageDescriptor>> = {
  name: fieldWords.nameWrong,
  connection: fieldWords.networkOff,
  host: fieldWords.hostWrong,
  port: fieldWords.portWrong,
  fallback_id: fieldWords.circle,
};

/** Which field a refusal is about, and what to say there; null where the form has none for it. */
export function refusedField(
  path: string,
): { name: keyof PrinterValues; words: MessageDescriptor } | null {
  const name = path as keyof PrinterValues;
  const words = refusals[name];
  return words ? { name, words } : null;
}

import type { FieldProblem, KitchenZone } from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { zonesErrorWords } from '../../messages.ts';

/** What is filled in of a zone. Choices are ids as text, as fields have them. */
export interface ZoneValues {
  name: string;
  category_ids: string[];
  item_ids: string[];
  is_fallback: boolean;
  course: number | null;
  has_display: boolean;
  printer_id: string;
  fallback_printer_id: string;
}

const texts = (rows: readonly { id: number }[]) => rows.map(({ id }) => String(id));

/** The form of a zone as it is, or of a new one. */
export const valuesOf = (zone: KitchenZone | null): ZoneValues => ({
  name: zone?.name ?? '',
  category_ids: texts(zone?.categories ?? []),
  item_ids: texts(zone?.items ?? []),
  is_fallback: zone?.is_fallback ?? false,
  course: zone?.course ?? 1,
  has_display: zone?.has_display ?? true,
  printer_id: String(zone?.printer_id ?? ''),
  fallback_printer_id: String(zone?.fallback_printer_id ?? ''),
});

const idOf = (text: string) => (text === '' ? null : Number(text));

/** What is sent of what was filled in. */
export const wishOf = ({ name, is_fallback, course, has_display, ...values }: ZoneValues) => ({
  name,
  is_fallback,
  has_display,
  course: course ?? 1,
  category_ids: values.category_ids.map(Number),
  item_ids: values.item_ids.map(Number),
  printer_id: idOf(values.printer_id),
  fallback_printer_id: values.printer_id === '' ? null : idOf(values.fallback_printer_id),
});

const byCode: Record<string, MessageDescriptor> = {
  taken: zonesErrorWords.taken,
  empty: zonesErrorWords.empty,
  silent: zonesErrorWords.silent,
  same: zonesErrorWords.same,
  no_printer: zonesErrorWords.noPrinter,
  in_other_zone: zonesErrorWords.elsewhere,
};

const fieldNames = Object.keys(valuesOf(null)) as (keyof ZoneValues)[];

/** Which field a refused path belongs to, and what is wrong with it in words. */
export function refusedField(
  path: string,
  { code }: FieldProblem,
): { name: keyof ZoneValues; words: MessageDescriptor } {
  const name = fieldNames.find((one) => one === path.split('.')[0]) ?? 'name';
  if (name === 'name' && code !== 'taken') return { name, words: zonesErrorWords.name };
  if (name === 'is_fallback') return { name, words: zonesErrorWords.restTaken };
  return { name, words: byCode[code] ?? zonesErrorWords.other };
}

import type { KitchenZone } from '@servery/api';

/** The form values of a zone. Selected options are ids as text, as the fields need them. */
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

/** Returns the initial form values of a zone; null is a new one. */
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

/** Returns the request body for the form values. */
export const inputOf = ({ name, is_fallback, course, has_display, ...values }: ZoneValues) => ({
  name,
  is_fallback,
  has_display,
  course,
  category_ids: values.category_ids.map(Number),
  item_ids: values.item_ids.map(Number),
  printer_id: idOf(values.printer_id),
  fallback_printer_id: values.printer_id === '' ? null : idOf(values.fallback_printer_id),
});

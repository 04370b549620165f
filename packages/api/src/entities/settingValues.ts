import * as v from 'valibot';
import { businessDate, count, instant, rate } from '../fields.ts';
import { orderMethods } from './order.ts';
import { wallTime } from './wallTime.ts';

/** A period of a day in which the store is open. An end at or before the start is on the next day. */
export const openWindow = v.object({ start: wallTime, end: wallTime });
export type OpenWindow = v.InferOutput<typeof openWindow>;

/** The period of every week in which the store is open. */
export const openingHours = v.object({
  /** The day on which it starts, 0 for Sunday to 6 for Saturday. */
  weekday: v.pipe(count, v.maxValue(6)),
  ...openWindow.entries,
});
export type OpeningHours = v.InferOutput<typeof openingHours>;

/** A date with its own hours in place of those of its weekday. Without any, the store is closed. */
export const holiday = v.object({
  date: businessDate,
  name: v.string(),
  hours: v.array(openWindow),
});
export type Holiday = v.InferOutput<typeof holiday>;

/** A decision to open or close the store until an instant. Then the opening hours apply again. */
export const openingOverride = v.object({ is_open: v.boolean(), until: instant });
export type OpeningOverride = v.InferOutput<typeof openingOverride>;

/** The service charge of a merchant. */
export const serviceCharge = v.object({
  rate,
  is_taxed: v.boolean(),
  methods: v.array(v.picklist(orderMethods)),
  /** The smallest party that pays it. @default 0, every party */
  min_party: v.optional(count),
});
export type ServiceCharge = v.InferOutput<typeof serviceCharge>;

/** A tax by the code that items name. Prices of an inclusive class contain it. */
export const taxClass = v.object({
  code: v.string(),
  /** The name for people. @default the code */
  name: v.optional(v.string()),
  rate,
  is_inclusive: v.boolean(),
});
export type TaxClass = v.InferOutput<typeof taxClass>;

/** The letters with which order numbers start, by the method of the order. */
export const orderPrefixes = v.object({
  dine_in: v.string(),
  pickup: v.string(),
  delivery: v.string(),
});
export type OrderPrefixes = v.InferOutput<typeof orderPrefixes>;

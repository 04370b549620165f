import * as fc from 'fast-check';
import { heavy, texts, values } from './hostileValues.ts';

/** One in so many times something, else nothing. */
export const rarely = <T>(once: number, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: once - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
/** A text that has broken programs. */
export const text = fc.constantFrom(...texts);
/** JSON to be put in any place, now and then very large. */
export const json = fc.oneof(
  { weight: 1_000, arbitrary: fc.constantFrom(...values) },
  { weight: 3, arbitrary: fc.constantFrom(...heavy) },
);
/** A value as it stands in an address. */
export const written = (value: unknown) => encodeURIComponent(String(value).toWellFormed());
/** The same as a careless client writes it: parts that are not encoded, or wrongly. */
export const crude = (value: string) =>
  value.replaceAll(/[#?\s\\]|[^\u0020-\uffff]/g, '%').slice(0, 3_000);

/** Verbs, some of them nobody's. */
export const verbs = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'BREW',
  'get',
] as const;

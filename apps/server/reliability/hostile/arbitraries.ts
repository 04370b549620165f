import * as fc from 'fast-check';
import { heavy, texts, values } from './values.ts';

/** Returns a value once in this many times, else undefined. */
export const rarely = <T>(once: number, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: once - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
/** A text that has broken programs. */
export const text = fc.constantFrom(...texts);
/** A JSON value to insert at any place, occasionally a very large one. */
export const json = fc.oneof(
  { weight: 1_000, arbitrary: fc.constantFrom(...values) },
  { weight: 3, arbitrary: fc.constantFrom(...heavy) },
);
/** Encodes a value for a URL. */
export const written = (value: unknown) => encodeURIComponent(String(value).toWellFormed());
/** Encodes a value as a careless client would: with parts that aren't encoded, or wrongly. */
export const crude = (value: string) =>
  value.replaceAll(/[#?\s\\]|[^\u0020-\uffff]/g, '%').slice(0, 3_000);

/** HTTP methods, including invalid ones. */
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

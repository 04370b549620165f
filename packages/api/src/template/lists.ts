import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, id, text } from '../fields.ts';

/** An option of the searchable select. */
export const selectOption = v.object({ value: v.string(), label: v.string() });
export type ListedOption = v.InferOutput<typeof selectOption>;

/** A suggestion of the autocomplete. */
export const suggestion = v.object({ id, title: v.string(), rank: count });
export type Suggestion = v.InferOutput<typeof suggestion>;

const shared = { capability: 'public', isRooted: true } as const;

/** Lists the options of the searchable select whose labels contain a text. */
export const listSelectOptions = endpoint.get('/api/select/data', {
  ...shared,
  summary: 'Lists the options whose labels contain a text.',
  query: v.strictObject({ query: v.optional(text(0, 100), '') }),
  returns: v.object({ options: v.array(selectOption) }),
});

/** Lists all suggestions of the autocomplete by rank. */
export const listSuggestions = endpoint.get('/api/autocomplete/data', {
  ...shared,
  summary: 'Lists all suggestions by rank.',
  returns: v.object({ suggestions: v.array(suggestion) }),
});

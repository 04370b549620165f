import type { Field } from './field.ts';

type Fields = Readonly<Record<string, Field<unknown>>>;

type ValuesOf<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

/** Converts between the query string of a page and its view. */
export interface ViewCodec<V> {
  /** The view of an empty query string: the default of each field. */
  readonly plain: Readonly<V>;
  /** The defaults of all filters. */
  readonly noFilters: Readonly<Partial<V>>;
  /** Returns the view of a query string from `?` on; invalid values become defaults. */
  read(search: string): V;
  /**
   * Returns the query string after a change, without `?`. A filter returns to the first page;
   * unrelated parameters are kept.
   */
  write(search: string, change: Partial<V>): string;
  /** Whether filters hide some rows. */
  isNarrowed(view: V): boolean;
}

/** The type of a view: the value of each of its fields. */
export type ViewOf<C> = C extends ViewCodec<infer V> ? V : never;

/**
 * Defines a view by its fields, in the order of the query string. `tidy` resolves dependencies
 * between several fields.
 */
export function defineView<F extends Fields>(
  fields: F,
  tidy: (view: ValuesOf<F>) => ValuesOf<F> = (view) => view,
): ViewCodec<ValuesOf<F>> {
  type View = ValuesOf<F>;
  const names = Object.keys(fields) as (keyof F & string)[];
  const pick = (of: readonly string[], value: (name: string) => unknown) =>
    Object.fromEntries(of.map((name) => [name, value(name)]));
  const plainOf = (name: string) => fields[name]!.plain;
  const filters = names.filter((name) => fields[name]!.kind === 'filter');
  const nameOf = (name: string) => fields[name]!.name ?? name;
  const textsOf = (name: keyof F, view: View) => fields[name]!.write(view[name]);

  const read = (search: string): View => {
    const params = new URLSearchParams(search);
    const valueOf = (name: string) =>
      fields[name]!.read(params.getAll(nameOf(name))) ?? plainOf(name);
    return tidy(pick(names, valueOf) as View);
  };
  return {
    plain: pick(names, plainOf) as View,
    noFilters: pick(filters, plainOf) as Partial<View>,
    read,
    write(search, change) {
      const params = new URLSearchParams(search);
      const keepsPage = Object.keys(change).every((name) => fields[name]?.kind === 'open');
      const pages = keepsPage ? [] : names.filter((name) => fields[name]!.kind === 'page');
      const view = tidy({ ...read(search), ...pick(pages, plainOf), ...change });
      for (const name of names) {
        const texts = textsOf(name, view);
        if (texts.length === 1) params.set(nameOf(name), texts[0]!);
        else {
          params.delete(nameOf(name));
          for (const text of texts) params.append(nameOf(name), text);
        }
      }
      return params.toString();
    },
    isNarrowed: (view) => filters.some((name) => textsOf(name, view).length > 0),
  };
}

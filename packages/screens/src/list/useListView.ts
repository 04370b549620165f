import { useMemo } from 'react';
import type { ViewCodec } from '../view/defineView.ts';

/** The props of a screen with a list: its part of the URL. */
export interface ListScreenProps {
  /** The query string of the URL: search, filters, page and open row. */
  search: string;
  /** Called with the next query string; `isTyping` if it should replace the history entry. */
  onSearchChange: (next: string, isTyping: boolean) => void;
}

/** The names of the fields of a view that hold any text. */
type TextOf<View> = {
  [Name in keyof View]: string extends View[Name] ? Name : never;
}[keyof View];

/** Returns the view that a URL describes, and functions that change the URL. */
export function useListView<View>(
  codec: ViewCodec<View>,
  search: string,
  onSearchChange: ListScreenProps['onSearchChange'],
) {
  const view = useMemo(() => codec.read(search), [codec, search]);
  const change = (next: Partial<View>, isTyping = false) =>
    onSearchChange(codec.write(search, next), isTyping);
  const isNarrowed = codec.isNarrowed(view);
  const clear = () => change(codec.noFilters);
  return {
    view,
    change,
    /** Whether filters hide rows. */
    isNarrowed,
    /** Removes all filters. */
    clear,
    /** The props of `ListFilters` whose search is the field `name` of the view. */
    filters: (name: TextOf<View>) => ({
      search: view[name] as string,
      onSearch: (next: string, isTyping: boolean) =>
        change({ [name]: next } as Partial<View>, isTyping),
      isNarrowed,
      onClear: clear,
    }),
  };
}

/** The view of a list, and the functions that change it. */
export type ListOf<View> = ReturnType<typeof useListView<View>>;

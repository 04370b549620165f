import { useMemo } from 'react';
import type { ViewCodec } from '../view/defineView.ts';

/** Returns the view that a URL describes, and functions that change the URL. */
export function useListView<View>(
  codec: ViewCodec<View>,
  search: string,
  onSearchChange: (next: string, isTyping: boolean) => void,
) {
  const view = useMemo(() => codec.read(search), [codec, search]);
  const change = (next: Partial<View>, isTyping = false) =>
    onSearchChange(codec.write(search, next), isTyping);
  return {
    view,
    change,
    /** Whether filters hide rows. */
    isNarrowed: codec.isNarrowed(view),
    /** Removes all filters. */
    clear: () => change(codec.noFilters),
  };
}

/** The view of a list, and the functions that change it. */
export type ListOf<View> = ReturnType<typeof useListView<View>>;

import { useState } from 'react';
import { flatOptions, type SelectOptions } from '../Select/options.ts';
import { filterOptions, stepOption } from './suggestions.ts';
import { useLoadedOptions, type LoadOptions } from './useLoadedOptions.ts';

/** The source of the options of a field. */
export interface SuggestionSource {
  /** All options. The typed text filters them. */
  options?: SelectOptions;
  /**
   * Loads the options for the typed text, called when the list opens and 200 ms after the last
   * keystroke. Use it instead of `options`.
   */
  load?: LoadOptions;
}

const none: SelectOptions = [];

/** The open list of a field: its options and the highlighted one. */
export function useSuggestions({ options: given = none, load }: SuggestionSource) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const { state, options: loaded, ask } = useLoadedOptions(load);
  const options = load ? loaded : filterOptions(given, query);

  const open = (marked: string | null = null) => {
    if (isOpen) return;
    setQuery('');
    ask('', true);
    setActive(marked);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(null);
    setQuery('');
  };
  /** Filters the list by the typed text. */
  const narrow = (text: string, marked: string | null = null) => {
    setQuery(text);
    ask(text);
    setActive(marked);
    setOpen(true);
  };
  const move = (by: 1 | -1, among = flatOptions(options)) =>
    setActive((from) => stepOption(among, from, by));
  return {
    isOpen,
    query,
    options,
    state,
    active,
    setActive,
    open,
    close,
    narrow,
    move,
    retry: () => ask(query, true),
  };
}

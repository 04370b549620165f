import { useState } from 'react';
import { flatOptions, type SelectOptions } from '../Select/options.ts';
import { filterOptions, stepOption } from './suggestions.ts';
import { useLoadedOptions, type LoadOptions } from './useLoadedOptions.ts';

/** Where the options come from. */
export interface SuggestionSource {
  /** All options; what is written narrows them. */
  options?: SelectOptions;
  /** Asks for the options at each pause of the writing, in place of `options`. */
  load?: LoadOptions;
}

const none: SelectOptions = [];

/** The open list of a field: which options stand in it and which one is marked. */
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
  /** Narrows the list to what is written. */
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

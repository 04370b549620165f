/** What an import that ends in `?lines` gives where `highlightedLines` is among the plugins. */
declare module '*?lines' {
  import type { CodeLine } from '@servery/ui';

  const lines: readonly CodeLine[];
  export default lines;
}

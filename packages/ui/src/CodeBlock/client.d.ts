/** The result of an import that ends in `?lines`, with the plugin `highlightedLines`. */
declare module '*?lines' {
  import type { CodeLine } from '@servery/ui';

  const lines: readonly CodeLine[];
  export default lines;
}

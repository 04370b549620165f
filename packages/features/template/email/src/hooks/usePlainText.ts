import { useEffect, useMemo, useState } from 'react';

type PlainOf = (html: string) => string;

let known: PlainOf | undefined;

/**
 * Returns the plain text of an email's HTML; empty until the parser, which is loaded lazily,
 * arrives.
 */
export function usePlainText(html: string): string {
  const [plainOf, setPlainOf] = useState(() => known);
  useEffect(() => {
    if (known) return;
    void import('@servery/ui/html').then((part) => {
      known = part.plainOf;
      setPlainOf(() => known);
    });
  }, []);
  return useMemo(() => plainOf?.(html).slice(0, 200) ?? '', [plainOf, html]);
}

import { useEffect, useMemo, useState } from 'react';

type PlainOf = (html: string) => string;

let known: PlainOf | undefined;

/** What a reader would read of a mail. The list stands there before that can be told: reading HTML is heavy. */
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

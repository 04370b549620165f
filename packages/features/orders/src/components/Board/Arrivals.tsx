import type { OrderRow } from '@servery/api';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { arrivalWords } from '../../messages/board.ts';
import { methodWords } from '../../messages/vocabulary.ts';
import { useWho } from './useWho.ts';

interface ArrivalsProps {
  /** The orders that wait to be accepted; undefined until they are known. */
  waiting: readonly OrderRow[] | undefined;
}

/** Says aloud, in its turn, which orders have come since the board was opened. */
export function Arrivals({ waiting }: ArrivalsProps) {
  const { formatMessage } = useIntl();
  const who = useWho();
  const known = useRef<Set<number> | null>(null);
  const [come, setCome] = useState<readonly OrderRow[]>([]);

  useEffect(() => {
    if (!waiting) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...waiting.map(({ id }) => id)]);
    const more = before ? waiting.filter(({ id }) => !before.has(id)) : [];
    if (more.length > 0) setCome(more);
  }, [waiting]);

  const [order] = come;
  const words =
    order && come.length === 1
      ? formatMessage(arrivalWords.one, {
          number: order.number,
          method: formatMessage(methodWords[order.order_method]),
          who: who(order),
        })
      : come.length > 1 && formatMessage(arrivalWords.many, { count: come.length });
  return (
    <VisuallyHidden isLive>
      <span data-arrivals>{words}</span>
    </VisuallyHidden>
  );
}

import type { OrderRow } from '@servery/api';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { arrivalMessages } from '../../messages/board.ts';
import { methodMessages } from '../../messages/vocabulary.ts';
import { useRecipient } from './useRecipient.ts';

interface ArrivalsProps {
  /** The orders waiting to be accepted; undefined until they are loaded. */
  waiting: readonly OrderRow[] | undefined;
}

/** Announces new orders to screen readers, except those that were there when the board opened. */
export function Arrivals({ waiting }: ArrivalsProps) {
  const { formatMessage } = useIntl();
  const recipientOf = useRecipient();
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
  const text =
    order && come.length === 1
      ? formatMessage(arrivalMessages.one, {
          number: order.number,
          method: formatMessage(methodMessages[order.order_method]),
          who: recipientOf(order),
        })
      : come.length > 1 && formatMessage(arrivalMessages.many, { count: come.length });
  return (
    <VisuallyHidden isLive>
      <span data-arrivals>{text}</span>
    </VisuallyHidden>
  );
}

import { Divider, Stack, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCartChanges } from '../../hooks/useCart.ts';
import { cartMessages } from '../../messages/cart.ts';
import { CartRow } from './CartRow.tsx';
import { RemovedRow } from './RemovedRow.tsx';
import type { CartRows } from './useRemoved.ts';

/**
 * The lines of the cart. Changes are shown optimistically and reverted with a toast if the request
 * fails.
 */
export function CartLines({ rows }: { rows: CartRows }) {
  const { formatMessage } = useIntl();
  const { setQuantity, remove } = useCartChanges();
  /** The id of the line whose replacement takes the focus after it was removed or restored. */
  const [last, setLast] = useState<number>();
  const attempt = (work: Promise<unknown>, name: string) => {
    work.catch(() => toast.error({ title: formatMessage(cartMessages.refused, { name }) }));
  };
  return (
    <div role="list" aria-label={formatMessage(cartMessages.lines)}>
      <Stack gap="m">
        {rows.all.map(({ line, isOut }) => (
          <div key={line.id} role="listitem">
            <Stack gap="m">
              {isOut ? (
                <RemovedRow
                  line={line}
                  isFocused={last === line.id}
                  onUndo={() => attempt(setQuantity(line, line.qty), line.name)}
                />
              ) : (
                <CartRow
                  line={line}
                  isFocused={last === line.id}
                  onQuantity={(qty) => attempt(setQuantity(line, qty), line.name)}
                  onRemove={() => {
                    rows.remember(line);
                    setLast(line.id);
                    attempt(remove(line), line.name);
                  }}
                />
              )}
              <Divider />
            </Stack>
          </div>
        ))}
      </Stack>
    </div>
  );
}

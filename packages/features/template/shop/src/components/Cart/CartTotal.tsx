import type { CartLine } from '@servery/api/template';
import { Amount, Inline, Stack, Text } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSampleMoney } from '@servery/screens/sample-money';
import { cartMessages } from '../../messages/cart.ts';

/** The total of the cart, above its links. */
export function CartTotal({
  lines,
  children,
}: {
  lines: readonly CartLine[];
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const price = useSampleMoney();
  return (
    <Stack gap="m">
      <Inline justify="between" isWrapping={false}>
        <Text>{formatMessage(cartMessages.total)}</Text>
        <Amount size="l" weight="bold">
          {price(lines.reduce((sum, line) => sum + line.price * line.qty, 0))}
        </Amount>
      </Inline>
      {children}
    </Stack>
  );
}

import { Inline, Skeleton, Stack, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { cartMessages } from '../../messages/cart.ts';

/** Skeleton of three cart lines. */
export function CartSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div aria-busy>
      <VisuallyHidden>{formatMessage(cartMessages.loading)}</VisuallyHidden>
      <Stack gap="l">
        {[1, 2, 3].map((n) => (
          <Stack key={n} gap="s">
            <Inline gap="m" isWrapping={false}>
              <Skeleton shape="circle" />
              <Skeleton lines={2} />
            </Inline>
            <Skeleton shape="control" width="half" />
          </Stack>
        ))}
      </Stack>
    </div>
  );
}

import { Card, Grid, Skeleton, Stack, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { shopMessages } from '../../messages/shop.ts';

/** Skeleton of six cards. */
export function ShopSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div aria-busy>
      <VisuallyHidden>{formatMessage(shopMessages.loading)}</VisuallyHidden>
      <Grid item="l" gap="l">
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <Card key={n}>
            <Stack gap="m">
              <Skeleton shape="picture" />
              <Skeleton lines={3} />
              <Skeleton shape="control" width="half" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </div>
  );
}

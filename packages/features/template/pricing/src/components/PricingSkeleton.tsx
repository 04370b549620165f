import { Card, Skeleton, Stack, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pricingMessages as messages } from '../messages/pricing.ts';
import * as styles from './pricing.css.ts';

/** Skeleton of three plans. */
export function PricingSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div aria-busy>
      <VisuallyHidden>
        <span role="status">{formatMessage(messages.loading)}</span>
      </VisuallyHidden>
      <div className={styles.plans}>
        {[1, 2, 3].map((n) => (
          <Card key={n} padding="l">
            <Stack gap="l">
              <Skeleton lines={3} />
              <Skeleton lines={5} />
              <Skeleton shape="control" />
            </Stack>
          </Card>
        ))}
      </div>
    </div>
  );
}

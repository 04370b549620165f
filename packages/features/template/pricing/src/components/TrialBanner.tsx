import type { Subscription } from '@servery/api/template';
import { useErrorToast } from '@servery/screens';
import { takeFocus } from '@servery/screens/take-focus';
import { Button, Card, Heading, Text, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePricingProblem } from '../hooks/usePricingProblem.ts';
import { useSubscriptionChanges } from '../hooks/usePricing.ts';
import { trialEndsMessage, trialMessages as messages } from '../messages/pricing.ts';
import * as styles from './pricing.css.ts';

/** The offer of a free trial, or when it ends. Nothing if the plan has everything already. */
export function TrialBanner({ plan, trialEndsAt }: Subscription) {
  const { formatMessage, formatDate } = useIntl();
  const { startTrial } = useSubscriptionChanges();
  const withErrorToast = useErrorToast(usePricingProblem());
  const [isPending, setPending] = useState(false);
  const [wasStarted, setStarted] = useState(false);
  if (plan === 'enterprise') return null;
  const start = async () => {
    setPending(true);
    await withErrorToast(async () => {
      await startTrial({ body: {} });
      setStarted(true);
      toast.success({ title: formatMessage(messages.started) });
    });
    setPending(false);
  };
  const day = trialEndsAt && formatDate(trialEndsAt, { dateStyle: 'long' });
  return (
    <Card tone="accent" emphasis="soft" padding="l">
      <div className={styles.trial}>
        {day ? (
          <Heading level={2} ref={wasStarted ? takeFocus : undefined}>
            {formatMessage(trialEndsMessage, { day })}
          </Heading>
        ) : (
          <>
            <div className={styles.trialText}>
              <Heading level={2}>{formatMessage(messages.title)}</Heading>
              <Text as="p">{formatMessage(messages.text)}</Text>
            </div>
            <Button
              tone="accent"
              emphasis="solid"
              isPending={isPending}
              onPress={() => void start()}
            >
              {formatMessage(messages.start)}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

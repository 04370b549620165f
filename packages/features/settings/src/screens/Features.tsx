import type { Feature, FeatureLayer } from '@servery/api';
import { useUser } from '@servery/api/user';
import { LoadState, useErrorToast, useProblemText } from '@servery/screens';
import { featureMessages } from '@servery/screens/messages';
import { Heading, toast } from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FeatureCard, type FeatureSwitch } from '../components/FeatureCard.tsx';
import * as styles from '../components/settings.css.ts';
import { useFeatures, useToggleFeature } from '../hooks/useFeatures.ts';
import { featureProblemMessages, featuresMessages as messages } from '../messages/features.ts';

export interface FeaturesProps {
  /** The outlet whose features are shown; '' for the reader's own. */
  merchantId: number | '';
  /** Returns a button that exports the data of a feature; undefined if it has none. */
  renderExport?: (feature: Feature) => ReactNode;
}

/** The features of a business, with who says no to each that is off, and their switches. */
export function Features({ merchantId, renderExport }: FeaturesProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useFeatures(merchantId);
  const { data: user } = useUser();
  const { trigger } = useToggleFeature();
  const attempt = useErrorToast(useProblemText(featureProblemMessages));
  const [pending, setPending] = useState<{ feature: Feature; layer: FeatureLayer } | null>(null);
  const isPlatform = user?.rights.grants['platform.manage'] === 'allow';

  const save = async (feature: Feature, { layer, is_on }: FeatureSwitch) => {
    if (!data || pending) return;
    setPending({ feature, layer });
    const isSaved = await attempt(async () => {
      const { merchant, version } = data;
      const next = await trigger({
        body: { merchant_id: merchant.id, version, feature, is_on, layer },
      });
      await mutate(next, { revalidate: false });
      toast.success({
        title: formatMessage(is_on ? messages.turnedOn : messages.turnedOff, {
          feature: formatMessage(featureMessages[feature]),
        }),
      });
    });
    if (!isSaved) await mutate().catch(() => undefined);
    setPending(null);
  };

  return (
    <div className={styles.page}>
      <Heading level={1}>{formatMessage(messages.title)}</Heading>
      {data ? (
        <div className={styles.content}>
          <p className={styles.help}>{formatMessage(messages.help)}</p>
          {data.features.map((one) => (
            <FeatureCard
              key={one.feature}
              feature={one}
              pending={pending?.feature === one.feature ? pending.layer : null}
              isPlatform={isPlatform}
              onSwitch={(change) => save(one.feature, change)}
              exportButton={renderExport?.(one.feature)}
            />
          ))}
        </div>
      ) : (
        <LoadState
          error={error}
          title={formatMessage(messages.failed)}
          forbidden={formatMessage(messages.refused, { right: formatMessage(messages.right) })}
          onRetry={mutate}
          lines={6}
        />
      )}
    </div>
  );
}

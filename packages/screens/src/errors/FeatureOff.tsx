import type { Feature, FeatureLayer } from '@servery/api';
import { EmptyState, LockIcon, type EmptyStateProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import { featureMessages, featureOffMessages as messages } from '../messages/features.ts';

interface FeatureOffProps extends Pick<EmptyStateProps, 'level' | 'action'> {
  feature: Feature;
  /** Who says no to the feature. */
  by: FeatureLayer;
}

/** Shown in place of a feature that is off, with who turned it off. */
export function FeatureOff({ feature, by, ...rest }: FeatureOffProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      {...rest}
      icon={<LockIcon />}
      title={formatMessage(messages.title, { feature: formatMessage(featureMessages[feature]) })}
    >
      {formatMessage(messages[by])}
    </EmptyState>
  );
}

import { Banner, Button, CopyField, HideIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { apiKeyMessages as messages } from '../messages/apiKeys.ts';
import * as styles from './apiKeys.css.ts';

interface KeySecretProps {
  secret: string;
  onHide: () => void;
}

/** The secret of a new key, which can be copied until it's hidden. */
export function KeySecret({ secret, onHide }: KeySecretProps) {
  const { formatMessage } = useIntl();
  return (
    <Banner tone="warning" isLive={false} title={formatMessage(messages.copyNow)}>
      <div className={styles.secret}>
        <p>{formatMessage(messages.copyNowText)}</p>
        <CopyField
          label={formatMessage(messages.secret)}
          labels={{ copy: formatMessage(messages.copy) }}
          value={secret}
          dir="ltr"
        />
        <Button icon={<HideIcon />} onPress={onHide}>
          {formatMessage(messages.hide)}
        </Button>
      </div>
    </Banner>
  );
}

import { getPlatformSetting } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { LoadState } from '@servery/screens';
import { Heading } from '@servery/ui';
import { useIntl } from 'react-intl';
import { ContactForm } from '../components/ContactForm.tsx';
import { NewBusinessForm } from '../components/NewBusinessForm.tsx';
import * as styles from '../components/settings.css.ts';
import { platformMessages as messages } from '../messages/platform.ts';

/** The settings of the platform, for its administrators. */
export function PlatformSettings() {
  const { formatMessage } = useIntl();
  const contact = useCall(getPlatformSetting, { query: { type: 'contact' } });
  const business = useCall(getPlatformSetting, { query: { type: 'new_business' } });
  const mutate = () => Promise.all([contact.mutate(), business.mutate()]);
  const error = contact.error ?? business.error;
  const shownContact = contact.data?.type === 'contact' && contact.data;
  const shownBusiness = business.data?.type === 'new_business' && business.data;
  return (
    <div className={styles.page}>
      <Heading level={1}>{formatMessage(messages.title)}</Heading>
      {shownContact && shownBusiness ? (
        <div className={styles.content}>
          <ContactForm
            key={`contact ${shownContact.version}`}
            setting={shownContact}
            onReload={() => void mutate()}
          />
          <NewBusinessForm
            key={`business ${shownBusiness.version}`}
            setting={shownBusiness}
            onReload={() => void mutate()}
          />
        </div>
      ) : (
        <LoadState
          error={error}
          title={formatMessage(messages.failed)}
          forbidden={formatMessage(messages.right)}
          onRetry={mutate}
          lines={6}
        />
      )}
    </div>
  );
}

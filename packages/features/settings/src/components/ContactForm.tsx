import type { PlatformSetting } from '@servery/api';
import { typedPhone } from '@servery/domain/typed-phone';
import { TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePlatformForm } from '../hooks/usePlatformForm.ts';
import { platformMessages as messages } from '../messages/platform.ts';
import { PlatformForm } from './PlatformForm.tsx';
import * as styles from './settings.css.ts';

interface ContactFormProps {
  setting: Extract<PlatformSetting, { type: 'contact' }>;
  onReload: () => void;
}

/** The form of the name and the support contact of the platform. */
export function ContactForm({ setting, onReload }: ContactFormProps) {
  const { formatMessage } = useIntl();
  const form = usePlatformForm({
    setting,
    onReload,
    defaults: { value: setting.value },
    toValue: async ({ value }) => ({ ...value, hotline: await typedPhone(value.hotline) }),
  });
  return (
    <PlatformForm
      setting={setting}
      form={form}
      title={formatMessage(messages.contact)}
      help={formatMessage(messages.contactHelp)}
    >
      <TextField label={formatMessage(messages.name)} {...form.field('value.name')} />
      <div className={styles.pair}>
        <TextField
          label={formatMessage(messages.email)}
          type="email"
          {...form.field('value.email')}
        />
        <TextField
          label={formatMessage(messages.phone)}
          type="tel"
          {...form.field('value.hotline')}
        />
      </div>
    </PlatformForm>
  );
}

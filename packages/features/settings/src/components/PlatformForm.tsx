import type { editPlatformSetting, PlatformSetting } from '@servery/api';
import { useFormat } from '@servery/screens';
import { SaveActions, type useEndpointForm } from '@servery/screens/form';
import { Banner, Card, Text } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { platformMessages as messages } from '../messages/platform.ts';
import * as styles from './settings.css.ts';

interface PlatformFormProps {
  setting: PlatformSetting;
  title: string;
  help: string;
  form: Pick<
    ReturnType<typeof useEndpointForm<typeof editPlatformSetting, object>>,
    'form' | 'formError' | 'isDirty' | 'isPending' | 'reset'
  >;
  children: ReactNode;
}

/** The form of a setting of the platform: its fields, its last change and its buttons. */
export function PlatformForm({ setting, title, help, form, children }: PlatformFormProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const { isDirty, isPending, formError } = form;
  const { changed_at, changed_by } = setting;
  return (
    <form {...form.form} className={styles.stack}>
      <Card title={title} padding="l">
        <div className={styles.stack}>
          <p className={styles.help}>{help}</p>
          {formError && (
            <Banner tone="danger" isLive>
              {formError}
            </Banner>
          )}
          {children}
          {changed_at && (
            <Text as="p" tone="muted">
              {formatMessage(messages.changed, { time: dateTime(changed_at), name: changed_by })}
            </Text>
          )}
          <SaveActions isDirty={isDirty} isPending={isPending} onDiscard={form.reset} />
        </div>
      </Card>
    </form>
  );
}

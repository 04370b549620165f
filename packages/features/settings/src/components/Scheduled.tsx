import { editSetting, type ScheduledChange, type StoreSettings } from '@servery/api';
import { useErrorToast, useFormat } from '@servery/screens';
import { Button, Card, ConfirmDialog, Text, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useSettingsAction } from '../hooks/useSettingsAction.ts';
import { useSummary } from '../hooks/useSummary.ts';
import { whenMessages as messages } from '../messages/money.ts';
import * as styles from './settings.css.ts';

interface ScheduledProps {
  settings: StoreSettings;
  section: ScheduledChange['section'];
  merchantId: number | '';
  isReadOnly: boolean;
}

/** The changes of a section that don't hold yet, each with a button that cancels it. */
export function Scheduled({ settings, section, merchantId, isReadOnly }: ScheduledProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat(merchantId || undefined);
  const summary = useSummary();
  const attempt = useErrorToast(useProblemText());
  const { trigger } = useSettingsAction(editSetting);
  const changes = settings.scheduled.filter((change) => change.section === section);
  if (changes.length === 0) return null;
  const cancel = (change_id: number) =>
    attempt(async () => {
      const version = settings.versions[section];
      const id = merchantId || null;
      await trigger({ body: { type: 'cancel_change', id, version, change_id } });
      toast.success({ title: formatMessage(messages.cancelled) });
    });
  return (
    <Card title={formatMessage(messages.scheduled)} padding="l">
      <ul className={styles.plain}>
        {changes.map((change) => {
          const time = dateTime(change.from);
          return (
            <li key={change.id} className={styles.planned}>
              <div>
                <Text as="p" weight="medium">
                  {formatMessage(messages.fromTime, { time })}
                </Text>
                <Text as="p">{summary(change)}</Text>
              </div>
              {!isReadOnly && (
                <ConfirmDialog
                  trigger={
                    <Button aria-label={formatMessage(messages.cancelOf, { time })}>
                      {formatMessage(messages.cancel)}
                    </Button>
                  }
                  tone="danger"
                  title={formatMessage(messages.cancelTitle)}
                  confirmLabel={formatMessage(messages.cancel)}
                  cancelLabel={formatMessage(messages.keep)}
                  onConfirm={() => cancel(change.id)}
                >
                  {formatMessage(messages.cancelText, { time })}
                </ConfirmDialog>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

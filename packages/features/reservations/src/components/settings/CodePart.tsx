import { editReservationCalendar, type ReservationCalendar } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { Button, Card, ConfirmDialog, Text } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useSettingsAction } from '../../hooks/useSettingsAction.ts';
import { codeMessages } from '../../messages/code.ts';
import { settingsMessages as messages } from '../../messages/settings.ts';
import { AddressField } from '../AddressField.tsx';
import { bodyOf, draftOf } from './draft.ts';
import * as styles from './settings.css.ts';

interface CodePartProps {
  calendar: ReservationCalendar;
  merchantId: number | undefined;
  /** The link to the public booking page. */
  href: string;
  renderCode: (address: string, label: string) => ReactNode;
  isReadOnly: boolean;
}

/** The public booking page with its QR code, and a button to replace its address. */
export function CodePart({ calendar, merchantId, href, renderCode, isReadOnly }: CodePartProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useSettingsAction(editReservationCalendar);
  const attempt = useErrorToast(useProblemText());
  const target = new URL(href, window.location.href).href;
  const renew = () =>
    attempt(() =>
      trigger({
        body: {
          merchant_id: merchantId ?? null,
          version: calendar.version,
          ...bodyOf(draftOf(calendar)),
          is_token_renewed: true,
        },
      }),
    );
  return (
    <Card title={formatMessage(messages.code)} padding="l">
      <div className={styles.stack}>
        <Text as="p">{formatMessage(codeMessages.text)}</Text>
        <div className={styles.code}>{renderCode(target, formatMessage(codeMessages.alt))}</div>
        <AddressField address={target} />
        {!isReadOnly && (
          <div>
            <ConfirmDialog
              trigger={<Button tone="neutral">{formatMessage(messages.renew)}</Button>}
              tone="danger"
              title={formatMessage(messages.renewTitle)}
              confirmLabel={formatMessage(messages.renew)}
              onConfirm={renew}
            >
              {formatMessage(messages.renewText)}
            </ConfirmDialog>
          </div>
        )}
      </div>
    </Card>
  );
}

import { editReservationCalendar, type ReservationCalendar } from '@servery/api';
import { Button, Card, ConfirmDialog, Text } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSettingsAction } from '../../hooks/useSettingsAction.ts';
import { useTell } from '../../hooks/useTell.ts';
import { codeWords } from '../../messages/code.ts';
import { commonWords } from '../../messages/common.ts';
import { settingsWords as words } from '../../messages/settings.ts';
import { AddressField } from '../AddressField.tsx';
import { bodyOf, draftOf } from './draft.ts';
import * as styles from './settings.css.ts';

interface CodePartProps {
  calendar: ReservationCalendar;
  merchantId: number | undefined;
  /** Where guests book. */
  href: string;
  renderCode: (address: string, label: string) => ReactNode;
  isReadOnly: boolean;
}

/** The page on which guests book, and the way to give it another address. */
export function CodePart({ calendar, merchantId, href, renderCode, isReadOnly }: CodePartProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useSettingsAction(editReservationCalendar);
  const tell = useTell();
  const target = new URL(href, window.location.href).href;
  const renew = () =>
    tell(() =>
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
    <Card title={formatMessage(words.code)} padding="l">
      <div className={styles.stack}>
        <Text as="p">{formatMessage(codeWords.text)}</Text>
        <div className={styles.code}>{renderCode(target, formatMessage(codeWords.alt))}</div>
        <AddressField address={target} />
        {!isReadOnly && (
          <div>
            <ConfirmDialog
              trigger={<Button tone="neutral">{formatMessage(words.renew)}</Button>}
              tone="danger"
              title={formatMessage(words.renewTitle)}
              confirmLabel={formatMessage(words.renew)}
              cancelLabel={formatMessage(commonWords.cancel)}
              onConfirm={renew}
            >
              {formatMessage(words.renewText)}
            </ConfirmDialog>
          </div>
        )}
      </div>
    </Card>
  );
}

import { editReservationCalendar, limitsOf } from '@servery/api';
import { Card } from '@servery/ui';
import { MoneyField } from '@servery/screens';
import { useIntl } from 'react-intl';
import { settingsMessages as messages } from '../../messages/settings.ts';
import { NumberSetting } from './NumberSetting.tsx';
import type { PartProps } from './sections.ts';
import * as styles from './settings.css.ts';

/** The deposit settings. */
export function DepositPart({
  draft,
  put,
  errors,
  isReadOnly,
  symbol,
}: PartProps & { symbol: string }) {
  const { formatMessage } = useIntl();
  return (
    <Card title={formatMessage(messages.deposits)} padding="l">
      <div className={styles.grid}>
        <MoneyField
          label={formatMessage(messages.perCover)}
          description={formatMessage(messages.perCoverHelp)}
          currency={symbol}
          value={draft.deposit_per_cover}
          onChange={(sen) => put({ deposit_per_cover: sen ?? 0 })}
          isReadOnly={isReadOnly}
          errorMessage={errors['deposit_per_cover']}
        />
        <NumberSetting
          label={formatMessage(messages.fromParty)}
          suffix={formatMessage(messages.guests)}
          value={draft.deposit_party}
          {...limitsOf(editReservationCalendar.body, 'deposit_party')}
          isReadOnly={isReadOnly}
          errorMessage={errors['deposit_party']}
          onChange={(deposit_party) => put({ deposit_party })}
        />
      </div>
    </Card>
  );
}

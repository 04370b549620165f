import { Card } from '@servery/ui';
import { MoneyField } from '@servery/words';
import { useIntl } from 'react-intl';
import { settingsWords as words } from '../../messages/settings.ts';
import { NumberSetting } from './NumberSetting.tsx';
import type { PartProps } from './sections.ts';
import * as styles from './settings.css.ts';

/** What is asked in advance, and of whom. */
export function DepositPart({
  draft,
  put,
  errors,
  isReadOnly,
  symbol,
}: PartProps & { symbol: string }) {
  const { formatMessage } = useIntl();
  return (
    <Card title={formatMessage(words.deposits)} padding="l">
      <div className={styles.grid}>
        <MoneyField
          label={formatMessage(words.perCover)}
          description={formatMessage(words.perCoverHelp)}
          currency={symbol}
          value={draft.deposit_per_cover}
          onChange={(sen) => put({ deposit_per_cover: sen ?? 0 })}
          isReadOnly={isReadOnly}
          errorMessage={errors['deposit_per_cover']}
        />
        <NumberSetting
          label={formatMessage(words.fromParty)}
          suffix={formatMessage(words.guests)}
          value={draft.deposit_party}
          min={1}
          max={50}
          isReadOnly={isReadOnly}
          errorMessage={errors['deposit_party']}
          onChange={(deposit_party) => put({ deposit_party })}
        />
      </div>
    </Card>
  );
}

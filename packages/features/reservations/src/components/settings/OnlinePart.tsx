import { Card, Switch } from '@servery/ui';
import { useIntl } from 'react-intl';
import { settingsWords as words } from '../../messages/settings.ts';
import { NumberSetting } from './NumberSetting.tsx';
import type { PartProps } from './sections.ts';
import * as styles from './settings.css.ts';

/** What guests can do by themselves. */
export function OnlinePart({ draft, put, errors, isReadOnly }: PartProps) {
  const { formatMessage } = useIntl();
  const flag = (key: 'is_open' | 'is_auto_confirm' | 'is_waitlisting', label: string) => (
    <Switch
      isSelected={draft[key]}
      isReadOnly={isReadOnly}
      onChange={(value) => put({ [key]: value })}
    >
      {label}
    </Switch>
  );
  const count = (
    key: 'lead_minutes' | 'horizon_days' | 'party_min' | 'party_max',
    unit: 'minutes' | 'days' | 'guests',
    max: number,
  ) => ({
    suffix: formatMessage(words[unit]),
    value: draft[key],
    min: key === 'lead_minutes' ? 0 : 1,
    max,
    isReadOnly,
    errorMessage: errors[key],
    onChange: (value: number) => put({ [key]: value }),
  });
  return (
    <Card title={formatMessage(words.online)} padding="l">
      <div className={styles.stack}>
        <div className={styles.switches}>
          {flag('is_open', formatMessage(words.isOpen))}
          {flag('is_auto_confirm', formatMessage(words.isAuto))}
          {flag('is_waitlisting', formatMessage(words.isWaitlisting))}
        </div>
        <div className={styles.grid}>
          <NumberSetting
            label={formatMessage(words.partyMin)}
            {...count('party_min', 'guests', 50)}
          />
          <NumberSetting
            label={formatMessage(words.partyMax)}
            {...count('party_max', 'guests', 50)}
          />
          <NumberSetting
            label={formatMessage(words.lead)}
            description={formatMessage(words.leadHelp)}
            step={15}
            {...count('lead_minutes', 'minutes', 20_160)}
          />
          <NumberSetting
            label={formatMessage(words.horizon)}
            {...count('horizon_days', 'days', 365)}
          />
        </div>
      </div>
    </Card>
  );
}

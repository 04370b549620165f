import { editReservationCalendar, limitsOf } from '@servery/api';
import { Card, Switch } from '@servery/ui';
import { useIntl } from 'react-intl';
import { settingsMessages as messages } from '../../messages/settings.ts';
import { NumberSetting } from './NumberSetting.tsx';
import type { PartProps } from './sections.ts';
import * as styles from './settings.css.ts';

/** The settings of online booking. */
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
  ) => ({
    suffix: formatMessage(messages[unit]),
    value: draft[key],
    ...limitsOf(editReservationCalendar.body, key),
    isReadOnly,
    errorMessage: errors[key],
    onChange: (value: number) => put({ [key]: value }),
  });
  return (
    <Card title={formatMessage(messages.online)} padding="l">
      <div className={styles.stack}>
        <div className={styles.switches}>
          {flag('is_open', formatMessage(messages.isOpen))}
          {flag('is_auto_confirm', formatMessage(messages.isAuto))}
          {flag('is_waitlisting', formatMessage(messages.isWaitlisting))}
        </div>
        <div className={styles.grid}>
          <NumberSetting
            label={formatMessage(messages.partyMin)}
            {...count('party_min', 'guests')}
          />
          <NumberSetting
            label={formatMessage(messages.partyMax)}
            {...count('party_max', 'guests')}
          />
          <NumberSetting
            label={formatMessage(messages.lead)}
            description={formatMessage(messages.leadHelp)}
            step={15}
            {...count('lead_minutes', 'minutes')}
          />
          <NumberSetting
            label={formatMessage(messages.horizon)}
            {...count('horizon_days', 'days')}
          />
        </div>
      </div>
    </Card>
  );
}

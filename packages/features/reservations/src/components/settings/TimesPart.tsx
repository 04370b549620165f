import { editReservationCalendar, limitsOf } from '@servery/api';
import { Card, Repeater } from '@servery/ui';
import { NumberField } from '@servery/screens';
import { freshId } from '@servery/screens/hours';
import { useIntl } from 'react-intl';
import { settingsMessages as messages } from '../../messages/settings.ts';
import * as page from '../page.css.ts';
import { NumberSetting } from './NumberSetting.tsx';
import type { PartProps } from './sections.ts';
import * as styles from './settings.css.ts';
import { repeated, useRepeaterMessages } from './useRepeated.ts';

/** The settings of the time grid, the length of stays and the capacity of the kitchen. */
export function TimesPart({ draft, put, turn, errors, isReadOnly }: PartProps) {
  const { formatMessage } = useIntl();
  const repeaterMessages = useRepeaterMessages();
  const minutes = (key: 'interval_minutes' | 'buffer_minutes' | 'grace_minutes') => ({
    suffix: formatMessage(messages.minutes),
    value: draft[key],
    ...limitsOf(editReservationCalendar.body, key),
    step: 5,
    isReadOnly,
    errorMessage: errors[key],
    onChange: (value: number) => put({ [key]: value }),
  });
  const { put: putStay, ...stays } = repeated(
    draft.stays,
    (change) => turn((now) => ({ stays: change(now.stays) })),
    () => ({ id: freshId(), party_max: Math.min(50, largest(draft.stays) + 2), minutes: 90 }),
  );
  return (
    <Card title={formatMessage(messages.times)} padding="l">
      <div className={styles.stack}>
        <div className={styles.grid}>
          <NumberSetting
            label={formatMessage(messages.interval)}
            {...minutes('interval_minutes')}
          />
          <NumberSetting label={formatMessage(messages.buffer)} {...minutes('buffer_minutes')} />
          <NumberSetting
            label={formatMessage(messages.grace)}
            description={formatMessage(messages.graceHelp)}
            {...minutes('grace_minutes')}
          />
          <NumberField
            label={formatMessage(messages.slotCovers)}
            description={formatMessage(messages.slotCoversHelp)}
            suffix={formatMessage(messages.guests)}
            value={draft.slot_covers}
            onChange={(slot_covers) => put({ slot_covers })}
            {...limitsOf(editReservationCalendar.body, 'slot_covers')}
            isReadOnly={isReadOnly}
            errorMessage={errors['slot_covers']}
          />
        </div>
        <Repeater
          {...stays}
          label={formatMessage(messages.stays)}
          {...limitsOf(editReservationCalendar.body, 'stays')}
          isReadOnly={isReadOnly}
          errorMessage={errors['stays']}
          labels={repeaterMessages(
            messages.addStay,
            messages.stayRow,
            formatMessage(messages.noStays),
          )}
        >
          {({ id, party_max, minutes: stay }) => (
            <div className={page.pair}>
              <NumberSetting
                label={formatMessage(messages.upTo)}
                suffix={formatMessage(messages.guests)}
                value={party_max}
                {...limitsOf(editReservationCalendar.body, 'stays', 'party_max')}
                isReadOnly={isReadOnly}
                errorMessage={undefined}
                onChange={(value) => putStay(id, { party_max: value })}
              />
              <NumberSetting
                label={formatMessage(messages.stay)}
                suffix={formatMessage(messages.minutes)}
                value={stay}
                {...limitsOf(editReservationCalendar.body, 'stays', 'minutes')}
                step={15}
                isReadOnly={isReadOnly}
                errorMessage={undefined}
                onChange={(value) => putStay(id, { minutes: value })}
              />
            </div>
          )}
        </Repeater>
      </div>
    </Card>
  );
}

const largest = (stays: readonly { party_max: number }[]) =>
  Math.max(0, ...stays.map(({ party_max }) => party_max));

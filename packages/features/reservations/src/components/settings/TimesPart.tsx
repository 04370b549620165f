import { Card, Repeater } from '@servery/ui';
import { NumberField } from '@servery/words';
import { useIntl } from 'react-intl';
import { settingsWords as words } from '../../messages/settings.ts';
import * as page from '../page.css.ts';
import { freshId } from './draft.ts';
import { NumberSetting } from './NumberSetting.tsx';
import type { PartProps } from './sections.ts';
import * as styles from './settings.css.ts';
import { repeated, useRepeaterWords } from './useRepeated.ts';

/** The grid of times, how long parties stay, and how many the kitchen can take. */
export function TimesPart({ draft, put, turn, errors, isReadOnly }: PartProps) {
  const { formatMessage } = useIntl();
  const repeaterWords = useRepeaterWords();
  const minutes = (
    key: 'interval_minutes' | 'buffer_minutes' | 'grace_minutes',
    min: number,
    max: number,
  ) => ({
    suffix: formatMessage(words.minutes),
    value: draft[key],
    min,
    max,
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
    <Card title={formatMessage(words.times)} padding="l">
      <div className={styles.stack}>
        <div className={styles.grid}>
          <NumberSetting
            label={formatMessage(words.interval)}
            {...minutes('interval_minutes', 5, 120)}
          />
          <NumberSetting
            label={formatMessage(words.buffer)}
            {...minutes('buffer_minutes', 0, 120)}
          />
          <NumberSetting
            label={formatMessage(words.grace)}
            description={formatMessage(words.graceHelp)}
            {...minutes('grace_minutes', 0, 120)}
          />
          <NumberField
            label={formatMessage(words.slotCovers)}
            description={formatMessage(words.slotCoversHelp)}
            suffix={formatMessage(words.guests)}
            value={draft.slot_covers}
            onChange={(slot_covers) => put({ slot_covers })}
            minValue={1}
            maxValue={1000}
            isReadOnly={isReadOnly}
            errorMessage={errors['slot_covers']}
          />
        </div>
        <Repeater
          {...stays}
          label={formatMessage(words.stays)}
          min={1}
          max={10}
          isReadOnly={isReadOnly}
          errorMessage={errors['stays']}
          words={repeaterWords(words.addStay, words.stayRow, formatMessage(words.noStays))}
        >
          {({ id, party_max, minutes: stay }) => (
            <div className={page.pair}>
              <NumberSetting
                label={formatMessage(words.upTo)}
                suffix={formatMessage(words.guests)}
                value={party_max}
                min={1}
                max={50}
                isReadOnly={isReadOnly}
                errorMessage={undefined}
                onChange={(value) => putStay(id, { party_max: value })}
              />
              <NumberSetting
                label={formatMessage(words.stay)}
                suffix={formatMessage(words.minutes)}
                value={stay}
                min={15}
                max={480}
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

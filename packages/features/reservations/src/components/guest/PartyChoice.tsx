import { NumberField } from '@servery/screens';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../messages/common.ts';
import { guestMessages as messages } from '../../messages/guest.ts';
import * as styles from '../booking/chips.css.ts';

interface PartyChoiceProps {
  min: number;
  max: number;
  value: number | null;
  onChange: (party: number) => void;
}

/** The number of party sizes shown as buttons; larger ones are entered as a number. */
const pressed = 8;

/** A choice of the party size: buttons for common sizes, a number field for larger ones. */
export function PartyChoice({ min, max, value, onChange }: PartyChoiceProps) {
  const { formatMessage, formatNumber } = useIntl();
  const name = useId();
  const last = Math.min(max, min + pressed - 1);
  const [isMore, setMore] = useState(value !== null && value > last);
  const sizes = Array.from({ length: last - min + 1 }, (_, i) => min + i);
  return (
    <>
      <div role="radiogroup" aria-label={formatMessage(messages.party)} className={styles.numbers}>
        {sizes.map((size) => (
          <label key={size} className={styles.chip}>
            <input
              type="radio"
              className={styles.native}
              name={name}
              checked={!isMore && value === size}
              onChange={() => {
                setMore(false);
                onChange(size);
              }}
            />
            <span className={styles.figure}>{formatNumber(size)}</span>
          </label>
        ))}
        {last < max && (
          <label className={styles.chip}>
            <input
              type="radio"
              className={styles.native}
              name={name}
              checked={isMore}
              onChange={() => {
                setMore(true);
                onChange(last + 1);
              }}
            />
            <span>{formatMessage(messages.more)}</span>
          </label>
        )}
      </div>
      {isMore && (
        <NumberField
          label={formatMessage(messages.party)}
          description={formatMessage(messages.partyTo, { max })}
          value={value}
          onChange={(next) => onChange(next ?? last + 1)}
          minValue={last + 1}
          maxValue={max}
          decrementLabel={formatMessage(commonMessages.fewer)}
          incrementLabel={formatMessage(commonMessages.more)}
        />
      )}
    </>
  );
}

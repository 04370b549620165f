import { NumberField } from '@servery/words';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { commonWords } from '../../messages/common.ts';
import { guestWords as words } from '../../messages/guest.ts';
import * as styles from '../booking/chips.css.ts';

interface PartyChoiceProps {
  min: number;
  max: number;
  value: number | null;
  onChange: (party: number) => void;
}

/** How many sizes can be pressed; larger parties are counted. */
const pressed = 8;

/** How many come: a press for most, a count for the large. */
export function PartyChoice({ min, max, value, onChange }: PartyChoiceProps) {
  const { formatMessage, formatNumber } = useIntl();
  const name = useId();
  const last = Math.min(max, min + pressed - 1);
  const [isMore, setMore] = useState(value !== null && value > last);
  const sizes = Array.from({ length: last - min + 1 }, (_, i) => min + i);
  return (
    <>
      <div role="radiogroup" aria-label={formatMessage(words.party)} className={styles.numbers}>
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
            <span>{formatMessage(words.more)}</span>
          </label>
        )}
      </div>
      {isMore && (
        <NumberField
          label={formatMessage(words.party)}
          description={formatMessage(words.partyTo, { max })}
          value={value}
          onChange={(next) => onChange(next ?? last + 1)}
          minValue={last + 1}
          maxValue={max}
          decrementLabel={formatMessage(commonWords.fewer)}
          incrementLabel={formatMessage(commonWords.more)}
        />
      )}
    </>
  );
}

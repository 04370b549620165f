import { DatePicker, Select } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useCalendarWords } from '../../hooks/useCalendarWords.ts';
import { useOffer } from '../../hooks/useOffer.ts';
import { formWords as words } from '../../messages/form.ts';
import * as styles from '../page.css.ts';
import type { Wish } from './wish.ts';

interface OfferFieldsProps {
  wish: Wish;
  merchantId: number | undefined;
  onChange: (change: Partial<Wish>) => void;
  errors: Readonly<Record<string, string>>;
}

/** A choice of none; no area and no experience is called so. */
const none = '*';

/** The day and, where a house has several, the area and the experience. */
export function OfferFields({ wish, merchantId, onChange, errors }: OfferFieldsProps) {
  const { formatMessage } = useIntl();
  const calendarWords = useCalendarWords();
  const { sections, experiences } = useOffer(merchantId);
  return (
    <>
      <DatePicker
        label={formatMessage(words.date)}
        words={calendarWords}
        format={{ weekday: 'long', day: 'numeric', month: 'long' }}
        value={wish.date}
        onChange={(date) => date && onChange({ date })}
        errorMessage={errors['date']}
      />
      {(sections.length > 1 || experiences.length > 0) && (
        <div className={styles.pair}>
          {experiences.length > 0 && (
            <Select
              label={formatMessage(words.experience)}
              options={[
                { value: none, label: formatMessage(words.noExperience) },
                ...experiences.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              value={wish.experience_id === null ? none : String(wish.experience_id)}
              onChange={(value) =>
                onChange({ experience_id: value === none ? null : Number(value) })
              }
              isInvalid={errors['experience_id'] !== undefined}
              errorMessage={errors['experience_id']}
            />
          )}
          {sections.length > 1 && (
            <Select
              label={formatMessage(words.section)}
              options={[
                { value: none, label: formatMessage(words.anySection) },
                ...sections.map((one) => ({ value: `:${one}`, label: one })),
              ]}
              value={wish.section === '' ? none : `:${wish.section}`}
              onChange={(value) => onChange({ section: value === none ? '' : value.slice(1) })}
              isInvalid={errors['section'] !== undefined}
              errorMessage={errors['section']}
            />
          )}
        </div>
      )}
    </>
  );
}

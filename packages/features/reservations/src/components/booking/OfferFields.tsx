import type { EndpointForm } from '@servery/screens/form';
import { DatePicker, Select } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useOffer } from '../../hooks/useOffer.ts';
import { formMessages as messages } from '../../messages/form.ts';
import * as styles from '../page.css.ts';
import type { BookingValues } from './bookingValues.ts';

interface OfferFieldsProps {
  form: EndpointForm<BookingValues>;
  merchantId: number | undefined;
}

/** The option value for no area or no experience. */
const none = '*';

/** The fields for the day and, if there are several, the area and the experience. */
export function OfferFields({ form, merchantId }: OfferFieldsProps) {
  const { formatMessage } = useIntl();
  const { experience_id, section } = form.values;
  const { sections, experiences } = useOffer(merchantId);
  return (
    <>
      <DatePicker
        label={formatMessage(messages.date)}
        format={{ weekday: 'long', day: 'numeric', month: 'long' }}
        {...form.field('date')}
        onChange={(next) => next && form.set('date', next)}
      />
      {(sections.length > 1 || experiences.length > 0) && (
        <div className={styles.pair}>
          {experiences.length > 0 && (
            <Select
              label={formatMessage(messages.experience)}
              options={[
                { value: none, label: formatMessage(messages.noExperience) },
                ...experiences.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              {...form.message('experience_id')}
              value={experience_id === null ? none : String(experience_id)}
              onChange={(value) => form.set('experience_id', value === none ? null : Number(value))}
            />
          )}
          {sections.length > 1 && (
            <Select
              label={formatMessage(messages.section)}
              options={[
                { value: none, label: formatMessage(messages.anySection) },
                ...sections.map((one) => ({ value: `:${one}`, label: one })),
              ]}
              {...form.message('section')}
              value={section === '' ? none : `:${section}`}
              onChange={(value) => form.set('section', value === none ? '' : value.slice(1))}
            />
          )}
        </div>
      )}
    </>
  );
}

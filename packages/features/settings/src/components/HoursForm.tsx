import { HoursFields } from '@servery/screens/hours';
import { Card } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSectionForm } from '../hooks/useSectionForm.ts';
import { hoursMessages as messages } from '../messages/hours.ts';
import { Holidays } from './Holidays.tsx';
import { hoursBody, hoursValues, isWhole } from './hoursValues.ts';
import type { SectionProps } from './section.ts';
import { SectionForm } from './SectionForm.tsx';
import * as styles from './settings.css.ts';

const usual = { start: '10:00', end: '22:00' };

/** The form of the weekly hours and the holidays. */
export function HoursForm(props: SectionProps) {
  const { isReadOnly } = props;
  const { formatMessage } = useIntl();
  const [isChecked, setChecked] = useState(false);
  const form = useSectionForm(props, {
    section: 'hours',
    defaults: hoursValues(props.settings),
    toEdit: (values) => ({ type: 'hours', ...hoursBody(values) }),
    messages: { overlap: messages.overlap, 'holidays.date.taken': messages.dateTaken },
  });
  const { hours, holidays } = form.values;
  const shown = {
    ...form,
    form: {
      ...form.form,
      onSubmit: (event: Parameters<typeof form.form.onSubmit>[0]) => {
        setChecked(true);
        if (isWhole(form.values)) form.form.onSubmit(event);
        else event.preventDefault();
      },
    },
  };
  const { errorMessage } = form.message('hours');
  return (
    <SectionForm {...props} form={shown}>
      <Card title={formatMessage(messages.week)} padding="l">
        <div className={styles.stack}>
          <p className={styles.help}>{formatMessage(messages.help)}</p>
          <HoursFields
            rows={hours}
            onChange={(rows) => form.set('hours', rows)}
            none={formatMessage(hours.length === 0 ? messages.always : messages.closed)}
            usual={usual}
            isChecked={isChecked}
            isReadOnly={isReadOnly}
          />
          {errorMessage && (
            <p role="alert" className={styles.error}>
              {errorMessage}
            </p>
          )}
        </div>
      </Card>
      <Card title={formatMessage(messages.holidays)} padding="l">
        <div className={styles.stack}>
          <p className={styles.help}>{formatMessage(messages.holidaysHelp)}</p>
          <Holidays
            rows={holidays}
            onChange={(rows) => form.set('holidays', rows)}
            message={(index, field) => form.message(`holidays.${index}.${field}`).errorMessage}
            errorMessage={form.message('holidays').errorMessage}
            isChecked={isChecked}
            isReadOnly={isReadOnly}
          />
        </div>
      </Card>
    </SectionForm>
  );
}

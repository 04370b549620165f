import { banks, type Bank, type StoreSettings } from '@servery/api';
import { Card, Select, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSectionForm } from '../hooks/useSectionForm.ts';
import { payoutMessages as messages } from '../messages/payout.ts';
import { sectionMessages } from '../messages/settings.ts';
import { bankNames } from './banks.ts';
import type { SectionProps } from './section.ts';
import { SectionForm } from './SectionForm.tsx';
import * as styles from './settings.css.ts';

const valuesOf = ({ payout }: StoreSettings) => ({
  bank: payout?.bank ?? ('' as Bank | ''),
  bank_name: payout?.bank_name ?? '',
  holder: payout?.holder ?? '',
  number: '',
});

/** The form of the account to which payouts go. It never has the number of the saved account. */
export function PayoutForm(props: SectionProps) {
  const { settings, isReadOnly } = props;
  const { payout } = settings;
  const { formatMessage } = useIntl();
  const form = useSectionForm(props, {
    section: 'payout',
    defaults: valuesOf(settings),
    toEdit: ({ bank, ...values }) => ({ type: 'payout', bank: bank as Bank, ...values }),
    messages: { 'number.length': messages.length },
  });
  const { bank } = form.values;
  const kept = payout?.bank === bank ? payout : null;
  return (
    <SectionForm {...props} form={form}>
      <Card title={formatMessage(sectionMessages.payout)} padding="l">
        <div className={styles.stack}>
          <p className={styles.help}>{formatMessage(messages.help)}</p>
          <div className={styles.pair}>
            <Select
              label={formatMessage(messages.bank)}
              placeholder={formatMessage(messages.choose)}
              options={banks.map((value) => ({
                value,
                label: value === 'other' ? formatMessage(messages.other) : bankNames[value],
              }))}
              isDisabled={isReadOnly}
              {...form.message('bank')}
              value={bank}
              onChange={(next) => form.set('bank', next as Bank)}
            />
            {bank === 'other' && (
              <TextField
                label={formatMessage(messages.bankName)}
                isReadOnly={isReadOnly}
                {...form.field('bank_name')}
                isRequired
              />
            )}
          </div>
          <TextField
            label={formatMessage(messages.holder)}
            description={formatMessage(messages.holderHelp)}
            isReadOnly={isReadOnly}
            {...form.field('holder')}
          />
          {isReadOnly ? (
            <TextField
              label={formatMessage(messages.number)}
              isReadOnly
              dir="ltr"
              value={payout ? `•••• ${payout.last_four}` : ''}
            />
          ) : (
            <TextField
              label={formatMessage(messages.number)}
              description={
                kept ? formatMessage(messages.keep, { digits: kept.last_four }) : undefined
              }
              dir="ltr"
              autoComplete="off"
              {...form.field('number')}
              isRequired={!kept}
            />
          )}
        </div>
      </Card>
    </SectionForm>
  );
}

import { orderMethods, type StoreSettings } from '@servery/api';
import { NumberField } from '@servery/screens';
import { actionMessages } from '@servery/screens/messages';
import { Card, Checkbox, CheckboxGroup, Switch } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSectionForm } from '../hooks/useSectionForm.ts';
import { chargeMessages as messages } from '../messages/money.ts';
import { sectionMessages, settingsMessages } from '../messages/settings.ts';
import { RateField } from '@servery/screens/rate';
import type { SectionProps } from './section.ts';
import { SectionForm } from './SectionForm.tsx';
import * as styles from './settings.css.ts';
import { useWhen } from './useWhen.ts';
import { fromOf, WhenFields, type When } from './WhenFields.tsx';

const valuesOf = ({ service_charge }: StoreSettings) => ({
  rate: service_charge.rate,
  is_taxed: service_charge.is_taxed,
  methods: service_charge.methods as readonly string[],
  min_party: service_charge.min_party ?? 0,
  when: 'now' as When['when'],
  from: null as When['from'],
});

/** The form of the service charge. */
export function ChargeForm(props: SectionProps) {
  const { settings, merchantId, isReadOnly } = props;
  const { formatMessage } = useIntl();
  const when = useWhen(merchantId);
  const form = useSectionForm(props, {
    section: 'service_charge',
    defaults: valuesOf(settings),
    toEdit: ({ rate, is_taxed, methods, min_party, ...rest }) => ({
      type: 'service_charge',
      rate: rate ?? 0,
      is_taxed,
      methods: orderMethods.filter((method) => methods.includes(method)),
      min_party: min_party ?? 0,
      from: fromOf(rest),
    }),
    messages: when.messages,
    saved: when.saved,
  });
  const { values } = form;
  return (
    <SectionForm {...props} form={form}>
      <Card title={formatMessage(sectionMessages.service_charge)} padding="l">
        <div className={styles.stack}>
          <div className={styles.pair}>
            <RateField
              label={formatMessage(messages.rate)}
              isReadOnly={isReadOnly}
              {...form.field('rate')}
            />
            <NumberField
              label={formatMessage(messages.minParty)}
              description={formatMessage(messages.minPartyHelp)}
              suffix={formatMessage(settingsMessages.guests)}
              decrementLabel={formatMessage(actionMessages.fewer)}
              incrementLabel={formatMessage(actionMessages.more)}
              isReadOnly={isReadOnly}
              {...form.field('min_party')}
            />
          </div>
          <CheckboxGroup
            label={formatMessage(messages.methods)}
            isInline
            isReadOnly={isReadOnly}
            {...form.field('methods')}
          >
            {orderMethods.map((method) => (
              <Checkbox key={method} value={method}>
                {formatMessage(messages[method])}
              </Checkbox>
            ))}
          </CheckboxGroup>
          <Switch isReadOnly={isReadOnly} {...form.toggle('is_taxed')}>
            {formatMessage(messages.isTaxed)}
          </Switch>
          <WhenFields
            when={values.when}
            from={values.from}
            message={form.message('from')}
            isReadOnly={isReadOnly}
            onChange={(next) => {
              form.set('when', next.when);
              form.set('from', next.from);
            }}
          />
        </div>
      </Card>
    </SectionForm>
  );
}

import { placeOrder, type MerchantSettings } from '@servery/api';
import { typedPhone } from '@servery/domain/typed-phone';
import { useFormat } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, Select, TextArea, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { billMessages as messages } from '../messages/counter.ts';
import type { NewOrder } from '../newOrder/newOrder.ts';
import { missingOf, placeInput } from '../newOrder/placing.ts';

interface DetailsFormProps {
  merchant_id: number;
  settings: MerchantSettings;
  order: NewOrder;
  onSave: (order: NewOrder) => void;
  onClose: () => void;
}

/** The details of the guest that the order's method uses: name, phone, and address of a delivery. */
export function DetailsForm({ merchant_id, settings, order, onSave, onClose }: DetailsFormProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const { customer_name, phone, address, postcode, way } = order;
  const { areas } = settings.delivery;
  const isDelivery = way === 'delivery';
  const form = useEndpointForm(placeOrder, {
    defaults: {
      customer_name,
      phone,
      address,
      postcode: postcode || (areas[0]?.postcode ?? ''),
    },
    toInput: async (values) => {
      const typed = { ...order, ...values, phone: await typedPhone(values.phone) };
      return { body: placeInput(typed, { merchant_id, covers: 0, new_bill: false }) };
    },
    send: async ({ body }) => {
      const { customer_name = '', phone = '', address = '', postcode = '' } = body;
      const next = { ...order, customer_name, phone, address, postcode };
      const missing = missingOf(next);
      if (missing) throw missing;
      onSave(next);
    },
    explain: useProblemText(),
  });
  const isNameRequired = way !== 'pickup';
  return (
    <FormDrawer
      title={formatMessage(messages.details)}
      action={formatMessage(messages.saveDetails)}
      {...form.drawer}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(messages.name)}
        autoComplete="off"
        autoFocus
        {...form.field('customer_name')}
        isRequired={isNameRequired}
      />
      {way !== 'pickup' && (
        <TextField
          label={formatMessage(messages.phone)}
          type="tel"
          dir="ltr"
          autoComplete="off"
          {...form.field('phone')}
          isRequired
        />
      )}
      {isDelivery && (
        <>
          <TextArea
            label={formatMessage(messages.address)}
            rows={2}
            {...form.field('address')}
            isRequired
          />
          <Select
            label={formatMessage(messages.area)}
            options={areas.map(({ postcode: value, name, fee }) => ({
              value,
              label: [name, value, money(fee)].filter(Boolean).join(' · '),
            }))}
            {...form.message('postcode')}
            value={form.values.postcode}
            onChange={(value) => form.set('postcode', value ?? '')}
          />
        </>
      )}
    </FormDrawer>
  );
}

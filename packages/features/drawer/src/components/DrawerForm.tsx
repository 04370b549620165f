import { createDrawer, editDrawer, type Drawer } from '@servery/api';
import { MoneyField, useFormat } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, Select, Switch, TextField, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useDrawerAction } from '../hooks/useDrawerAction.ts';
import { useDrawerPrinters } from '../hooks/useDrawerPrinters.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { drawersMessages as messages } from '../messages/drawers.ts';

interface DrawerFormProps {
  /** The drawer to edit; null for a new one. */
  drawer: Drawer | null;
  merchantId: number | '';
  onClose: () => void;
}

/** Drawer with the form of a cash drawer. */
export function DrawerForm({ drawer, merchantId, onClose }: DrawerFormProps) {
  const { formatMessage } = useIntl();
  const { symbol } = useFormat(drawer?.merchant_id ?? (merchantId || undefined));
  const to = drawer ? editDrawer : createDrawer;
  const { trigger } = useDrawerAction(to);
  const printers = useDrawerPrinters(drawer?.merchant_id ?? merchantId, drawer);
  const form = useEndpointForm(to, {
    defaults: {
      name: drawer?.name ?? '',
      variance_limit: drawer?.variance_limit ?? 200,
      printer_id: String(drawer?.printer_id ?? ''),
      is_active: drawer?.is_active ?? true,
    },
    toInput: ({ is_active, printer_id, ...values }) => {
      const fields = { ...values, printer_id: Number(printer_id) || null };
      return drawer
        ? { params: { id: drawer.id }, body: { version: drawer.version, is_active, ...fields } }
        : { body: { merchant_id: merchantId || null, ...fields } };
    },
    send: async (input) => {
      const { name } = await trigger(input);
      toast.success({ title: formatMessage(messages.saved, { name }) });
      onClose();
    },
    explain: useProblemText(),
  });
  return (
    <FormDrawer
      title={
        drawer ? formatMessage(messages.edit, { name: drawer.name }) : formatMessage(messages.add)
      }
      action={formatMessage(drawer ? messages.save : messages.add)}
      {...form.drawer}
      onClose={onClose}
    >
      <TextField label={formatMessage(messages.name)} {...form.field('name')} />
      <MoneyField
        label={formatMessage(messages.limit)}
        description={formatMessage(messages.limitHelp)}
        currency={symbol}
        {...form.field('variance_limit')}
      />
      {printers.length > 0 && (
        <Select
          label={formatMessage(messages.printer)}
          description={formatMessage(messages.printerHelp)}
          options={[
            { value: '', label: formatMessage(messages.receiptPrinter) },
            ...printers.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...form.message('printer_id')}
          value={form.values.printer_id}
          onChange={(id) => form.set('printer_id', id)}
        />
      )}
      {drawer && (
        <Switch
          description={formatMessage(messages.isActiveHelp)}
          {...form.toggle('is_active')}
          isRow
        >
          {formatMessage(messages.isActive)}
        </Switch>
      )}
    </FormDrawer>
  );
}

import { listKitchenMenus, type KitchenZone } from '@servery/api';
import { useClient } from '@servery/api/client';
import {
  Checkbox,
  FormSection,
  MultiSelect,
  Select,
  TextField,
  type SelectOption,
} from '@servery/ui';
import { NumberField } from '@servery/screens';
import type { EndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { usePrinters } from '../../hooks/usePrinters.ts';
import {
  zonesFieldMessages as messages,
  zonesListMessages,
  zonesMessages,
} from '../../messages.ts';
import type { ZoneValues } from './zoneForm.ts';

interface ZoneFieldsProps {
  form: EndpointForm<ZoneValues>;
  zone: KitchenZone | null;
  zones: readonly KitchenZone[];
  categories: readonly { id: number; name: string }[];
  merchantId: number | '';
}

/** The fields of a zone: its name, its dishes, its course, and its display and printers. */
export function ZoneFields({ form, zone, zones, categories, merchantId }: ZoneFieldsProps) {
  const { formatMessage } = useIntl();
  const client = useClient();
  const { data: printers } = usePrinters(merchantId);
  const others = zones.filter(({ id }) => id !== zone?.id);
  const optionOf = ({ id, name }: { id: number; name: string }, other?: { name: string }) => ({
    value: String(id),
    label: name,
    ...(other && {
      isDisabled: true,
      description: formatMessage(messages.elsewhere, { zone: other.name }),
    }),
  });
  const makerOf = (part: 'categories' | 'items', id: number) =>
    others.find((one) => one[part].some((row) => row.id === id));
  const loadDishes = async (search: string): Promise<SelectOption[]> => {
    const query = { merchant_id: merchantId, search, length: 50, order: 'asc' as const };
    const { aaData } = await client.call(listKitchenMenus, { query });
    return aaData.map((dish) => optionOf(dish, makerOf('items', dish.id)));
  };
  const none = { value: '', label: formatMessage(messages.noPrinter) };
  const choices = [none, ...(printers?.aaData ?? []).map((one) => optionOf(one))];
  // Keep a selected printer that is no longer listed as an option.
  const printerOptions = (value: string) =>
    choices.some((choice) => choice.value === value)
      ? choices
      : [...choices, { value, label: value }];
  const printer = (name: 'printer_id' | 'fallback_printer_id', label: string) => (
    <Select
      label={label}
      options={printerOptions(form.values[name])}
      {...form.message(name)}
      value={form.values[name]}
      onChange={(value) => form.set(name, value)}
    />
  );
  return (
    <>
      <FormSection title={formatMessage(zonesMessages.what)}>
        <TextField label={formatMessage(messages.name)} id="name" {...form.field('name')} />
        <MultiSelect
          label={formatMessage(messages.categories)}
          description={formatMessage(messages.categoriesHelp)}
          id="category_ids"
          options={categories.map((category) =>
            optionOf(category, makerOf('categories', category.id)),
          )}
          labels={{ chosen: formatMessage(zonesListMessages.chosen) }}
          {...form.field('category_ids')}
        />
        <MultiSelect
          label={formatMessage(messages.items)}
          description={formatMessage(messages.itemsHelp)}
          id="item_ids"
          load={loadDishes}
          labelOf={(id) => zone?.items.find((item) => String(item.id) === id)?.name ?? id}
          labels={{ chosen: formatMessage(zonesListMessages.chosen) }}
          {...form.field('item_ids')}
        />
        <Checkbox
          description={formatMessage(messages.restHelp)}
          id="is_fallback"
          {...form.toggle('is_fallback')}
        >
          {formatMessage(messages.rest)}
        </Checkbox>
        <NumberField
          label={formatMessage(messages.course)}
          description={formatMessage(messages.courseHelp)}
          id="course"
          decrementLabel={formatMessage(messages.fewer)}
          incrementLabel={formatMessage(messages.more)}
          {...form.field('course')}
        />
      </FormSection>
      <FormSection title={formatMessage(zonesMessages.tickets)}>
        <Checkbox id="has_display" {...form.toggle('has_display')}>
          {formatMessage(messages.display)}
        </Checkbox>
        {printer('printer_id', formatMessage(messages.printer))}
        {form.values.printer_id !== '' &&
          printer('fallback_printer_id', formatMessage(messages.fallbackPrinter))}
      </FormSection>
    </>
  );
}

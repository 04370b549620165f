import { listKitchenMenus, type KitchenZone } from '@servery/api';
import { useClient } from '@servery/api/client';
import {
  Checkbox,
  FormSection,
  MultiSelect,
  registered,
  Select,
  TextField,
  type SelectOption,
} from '@servery/ui';
import { NumberField } from '@servery/words';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { usePrinters } from '../../hooks/usePrinters.ts';
import { zonesFieldWords as words, zonesWords } from '../../messages.ts';
import { useListWords } from './useListWords.ts';
import type { ZoneValues } from './zoneForm.ts';

interface ZoneFieldsProps {
  form: UseFormReturn<ZoneValues>;
  zone: KitchenZone | null;
  zones: readonly KitchenZone[];
  categories: readonly { id: number; name: string }[];
  merchantId: number | '';
}

/** The fields of a zone: its name, what it makes, when that is served, and how it is told. */
export function ZoneFields({ form, zone, zones, categories, merchantId }: ZoneFieldsProps) {
  const { formatMessage } = useIntl();
  const client = useClient();
  const listWords = useListWords();
  const { data: printers } = usePrinters(merchantId);
  const { control, formState, register, watch } = form;
  const error = (name: keyof ZoneValues) => formState.errors[name]?.message;
  const others = zones.filter(({ id }) => id !== zone?.id);
  const optionOf = ({ id, name }: { id: number; name: string }, other?: { name: string }) => ({
    value: String(id),
    label: name,
    ...(other && {
      isDisabled: true,
      description: formatMessage(words.elsewhere, { zone: other.name }),
    }),
  });
  const makerOf = (part: 'categories' | 'items', id: number) =>
    others.find((one) => one[part].some((row) => row.id === id));
  const loadDishes = async (search: string): Promise<SelectOption[]> => {
    const query = { merchant_id: merchantId, search, length: 50, order: 'asc' as const };
    const { aaData } = await client.call(listKitchenMenus, { query });
    return aaData.map((dish) => optionOf(dish, makerOf('items', dish.id)));
  };
  const none = { value: '', label: formatMessage(words.noPrinter) };
  const choices = [none, ...(printers?.aaData ?? []).map((one) => optionOf(one))];
  // A printer that is not listed any more stays until another is chosen.
  const printerOptions = (value: string) =>
    choices.some((one) => one.value === value) ? choices : [...choices, { value, label: value }];
  const printer = (name: 'printer_id' | 'fallback_printer_id', label: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Select
          label={label}
          options={printerOptions(field.value)}
          value={field.value}
          onChange={field.onChange}
          errorMessage={error(name)}
          isInvalid={error(name) !== undefined}
        />
      )}
    />
  );
  return (
    <>
      <FormSection title={formatMessage(zonesWords.what)}>
        <TextField
          label={formatMessage(words.name)}
          id="name"
          isRequired
          maxLength={40}
          {...registered(register('name'))}
          errorMessage={error('name')}
        />
        <Controller
          control={control}
          name="category_ids"
          render={({ field }) => (
            <MultiSelect
              label={formatMessage(words.categories)}
              description={formatMessage(words.categoriesHelp)}
              id="category_ids"
              options={categories.map((one) => optionOf(one, makerOf('categories', one.id)))}
              value={field.value}
              onChange={field.onChange}
              words={listWords}
              errorMessage={error('category_ids')}
            />
          )}
        />
        <Controller
          control={control}
          name="item_ids"
          render={({ field }) => (
            <MultiSelect
              label={formatMessage(words.items)}
              description={formatMessage(words.itemsHelp)}
              id="item_ids"
              load={loadDishes}
              labelOf={(id) => zone?.items.find((one) => String(one.id) === id)?.name ?? id}
              value={field.value}
              onChange={field.onChange}
              words={listWords}
              errorMessage={error('item_ids')}
            />
          )}
        />
        <Controller
          control={control}
          name="is_fallback"
          render={({ field }) => (
            <Checkbox
              description={formatMessage(words.restHelp)}
              id="is_fallback"
              isSelected={field.value}
              onChange={field.onChange}
              isInvalid={error('is_fallback') !== undefined}
              errorMessage={error('is_fallback')}
            >
              {formatMessage(words.rest)}
            </Checkbox>
          )}
        />
        <Controller
          control={control}
          name="course"
          render={({ field }) => (
            <NumberField
              label={formatMessage(words.course)}
              description={formatMessage(words.courseHelp)}
              id="course"
              minValue={1}
              maxValue={9}
              decrementLabel={formatMessage(words.fewer)}
              incrementLabel={formatMessage(words.more)}
              value={field.value}
              onChange={field.onChange}
              errorMessage={error('course')}
            />
          )}
        />
      </FormSection>
      <FormSection title={formatMessage(zonesWords.tickets)}>
        <Controller
          control={control}
          name="has_display"
          render={({ field }) => (
            <Checkbox
              id="has_display"
              isSelected={field.value}
              onChange={field.onChange}
              isInvalid={error('has_display') !== undefined}
              errorMessage={error('has_display')}
            >
              {formatMessage(words.display)}
            </Checkbox>
          )}
        />
        {printer('printer_id', formatMessage(words.printer))}
        {watch('printer_id') !== '' &&
          printer('fallback_printer_id', formatMessage(words.fallbackPrinter))}
      </FormSection>
    </>
  );
}

import { createMenu, editMenu, type FoodMenu, type MenuCategory } from '@servery/api';
import {
  Checkbox,
  CheckboxGroup,
  Select,
  Switch,
  TextArea,
  TextField,
  toast,
  FormDrawer,
} from '@servery/ui';
import { useFormat } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useMerchant } from '../../hooks/useMerchant.ts';
import { useOptions } from '../../hooks/useOptions.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { commonMessages } from '../../messages/common.ts';
import { fieldMessages } from '../../messages/fields.ts';
import { formMessages as messages } from '../../messages/form.ts';
import { menuMessages } from '../../messages/menus.ts';
import * as styles from '../page.css.ts';
import { CountFields } from './CountFields.tsx';
import { draftOf, inputOf } from './menuDraft.ts';
import { PriceFields } from './PriceFields.tsx';
import { WindowsField } from './WindowsField.tsx';

/** Renders the picture field of an item. */
export type RenderImage = (
  image_id: number | null,
  onChange: (image_id: number | null) => void,
) => ReactNode;

interface MenuFormProps {
  /** The item to edit; null for a new one. */
  menu: FoodMenu | null;
  categories: readonly MenuCategory[];
  /** The initial category of a new item. */
  category_id: number | null;
  merchantId: number | undefined;
  renderImage: RenderImage | undefined;
  onClose: () => void;
}

/** Drawer with the form of an item: all its fields except the stock of an existing one. */
export function MenuForm({ menu, categories, merchantId, renderImage, ...props }: MenuFormProps) {
  const { formatMessage } = useIntl();
  const to = menu ? editMenu : createMenu;
  const { trigger } = useMenuAction(to);
  const { data: merchant } = useMerchant(merchantId ?? '');
  const { data: options } = useOptions(merchantId ?? '');
  const { symbol } = useFormat(merchantId);
  const codes = merchant?.settings.tax_classes.map(({ code }) => code) ?? [];
  const form = useEndpointForm(to, {
    defaults: draftOf(menu, props.category_id),
    toInput: ({ stock, ...values }) => {
      const input = inputOf(values, codes[0] ?? '');
      return menu
        ? { params: { id: menu.id }, body: { version: menu.version, ...input } }
        : { body: { merchant_id: merchantId ?? null, ...input, stock } };
    },
    send: async (input) => {
      const { name } = await trigger(input);
      toast.success({ title: formatMessage(commonMessages.saved, { name }) });
      props.onClose();
    },
    explain: useProblemText(),
    messages: fieldMessages,
  });
  const { values } = form;
  const taxes = [...new Set([...codes, values.tax_class])].filter(Boolean);

  return (
    <FormDrawer
      size="l"
      title={formatMessage(menu ? menuMessages.editTitle : menuMessages.create)}
      action={formatMessage(menu ? commonMessages.save : menuMessages.create)}
      {...form.drawer}
      onClose={props.onClose}
    >
      {renderImage?.(values.image_id, (image_id) => form.set('image_id', image_id))}
      <TextField label={formatMessage(commonMessages.name)} {...form.field('name')} />
      <div className={styles.pair}>
        <Select
          label={formatMessage(menuMessages.category)}
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.message('category_id')}
          value={values.category_id === null ? null : String(values.category_id)}
          onChange={(id) => form.set('category_id', Number(id))}
        />
        <TextField
          label={formatMessage(messages.code)}
          description={formatMessage(messages.codeHelp)}
          {...form.field('code')}
        />
      </div>
      <TextArea label={formatMessage(messages.description)} {...form.field('description')} />
      <PriceFields form={form} currency={symbol} taxes={taxes} />
      {options && options.aaData.length > 0 && (
        <CheckboxGroup
          label={formatMessage(messages.options)}
          description={formatMessage(messages.optionsHelp)}
          isInline
          {...form.field('option_ids')}
        >
          {options.aaData.map(({ id, name }) => (
            <Checkbox key={id} value={String(id)}>
              {name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <WindowsField {...form.field('windows')} />
      <CountFields form={form} isNew={!menu} />
      <Switch isRow {...form.toggle('is_active')}>
        {formatMessage(messages.isActive)}
      </Switch>
    </FormDrawer>
  );
}

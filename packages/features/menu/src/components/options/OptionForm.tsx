import { createOption, editOption, limitsOf, type FoodOption } from '@servery/api';
import { Repeater, Switch, TextField, toast, FormDrawer } from '@servery/ui';
import { NumberField, useFormat } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { commonMessages } from '../../messages/common.ts';
import { fieldMessages } from '../../messages/fields.ts';
import { formMessages } from '../../messages/form.ts';
import { optionMessages as messages } from '../../messages/options.ts';
import * as styles from '../page.css.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { OptionItemsField } from './OptionItemsField.tsx';
import { newChoice, optionDraft, optionInput } from './optionDraft.ts';

interface OptionFormProps {
  /** The food option to edit; null for a new one. */
  option: FoodOption | null;
  merchantId: number | undefined;
  onClose: () => void;
}

/** Drawer with the form of a food option: its limits, choices and items. */
export function OptionForm({ option, merchantId, onClose }: OptionFormProps) {
  const { formatMessage } = useIntl();
  const { symbol } = useFormat(merchantId);
  const to = option ? editOption : createOption;
  const { trigger } = useMenuAction(to);
  const form = useEndpointForm(to, {
    defaults: optionDraft(option),
    toInput: (values) =>
      option
        ? { params: { id: option.id }, body: { version: option.version, ...optionInput(values) } }
        : { body: { merchant_id: merchantId ?? null, ...optionInput(values) } },
    send: async (input) => {
      const { name } = await trigger(input);
      toast.success({ title: formatMessage(commonMessages.saved, { name }) });
      onClose();
    },
    explain: useProblemText(),
    messages: fieldMessages,
  });
  const { items } = form.values;
  const place = (message: typeof messages.choice) => (at: number) =>
    formatMessage(message, { place: at });
  const figure = (name: 'min' | 'max') => (
    <NumberField
      label={formatMessage(messages[name])}
      {...form.field(name)}
      decrementLabel={formatMessage(formMessages.fewer)}
      incrementLabel={formatMessage(formMessages.more)}
    />
  );
  return (
    <FormDrawer
      size="l"
      title={formatMessage(option ? messages.editTitle : messages.create)}
      action={formatMessage(option ? commonMessages.save : messages.create)}
      {...form.drawer}
      onClose={onClose}
    >
      <TextField label={formatMessage(commonMessages.name)} {...form.field('name')} />
      <div className={styles.pair}>
        {figure('min')}
        {figure('max')}
      </div>
      <Repeater
        label={formatMessage(messages.choices)}
        items={items.map((choice) => ({ ...choice, id: choice.key }))}
        {...limitsOf(createOption.body, 'items')}
        errorMessage={form.message('items').errorMessage}
        onAdd={() => form.set('items', [...items, newChoice()])}
        onRemove={(index) => {
          form.set('items', items.toSpliced(index, 1));
          return () => form.set('items', items);
        }}
        onMove={(from, to) =>
          form.set('items', items.toSpliced(from, 1).toSpliced(to, 0, items[from]!))
        }
        labels={{
          add: formatMessage(messages.addChoice),
          row: place(messages.choice),
          remove: place(messages.removeChoice),
          moveUp: place(messages.up),
          moveDown: place(messages.down),
          moved: (from, to) => formatMessage(messages.movedChoice, { from, to }),
          removed: place(messages.removedChoice),
          empty: formatMessage(messages.noChoices),
          full: formatMessage(messages.full),
        }}
      >
        {(_, index) => <ChoiceFields form={form} index={index} currency={symbol} />}
      </Repeater>
      <OptionItemsField
        {...form.field('menu_ids')}
        known={option?.used_by ?? []}
        merchant_id={merchantId ?? ''}
      />
      <Switch isRow {...form.toggle('is_active')}>
        {formatMessage(messages.isActive)}
      </Switch>
    </FormDrawer>
  );
}

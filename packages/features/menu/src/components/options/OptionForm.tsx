import { createOption, editOption, type FoodOption } from '@servery/api';
import { Repeater, Switch, TextField, toast } from '@servery/ui';
import { NumberField } from '@servery/words';
import { Controller, useFieldArray, useForm } from 'react-hook-form';
import { FormDrawer } from '@servery/words';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useSaving } from '../../hooks/useSaving.ts';
import { commonWords } from '../../messages/common.ts';
import { formWords } from '../../messages/form.ts';
import { optionWords as words } from '../../messages/options.ts';
import * as styles from '../page.css.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { HungOn } from './HungOn.tsx';
import { newChoice, optionDraft, optionWish } from './optionDraft.ts';

interface OptionFormProps {
  /** The one that is edited; a new one is made without it. */
  option: FoodOption | null;
  merchantId: number | undefined;
  onClose: () => void;
}

/** A food option: how many to choose, from what, and with which items. */
export function OptionForm({ option, merchantId, onClose }: OptionFormProps) {
  const { formatMessage } = useIntl();
  const create = useMenuAction(createOption);
  const edit = useMenuAction(editOption);
  const { symbol } = useFormat(merchantId);
  const { save, errors, trouble, isPending } = useSaving();
  const { control, handleSubmit, formState } = useForm({ defaultValues: optionDraft(option) });
  const choices = useFieldArray({ control, name: 'items' });
  const place = (message: typeof words.choice) => (at: number) =>
    formatMessage(message, { place: at });

  const submit = handleSubmit((draft) =>
    save(async () => {
      const wish = optionWish(draft);
      const made = option
        ? await edit.trigger({
            params: { id: option.id },
            body: { version: option.version, ...wish },
          })
        : await create.trigger({ body: { merchant_id: merchantId ?? null, ...wish } });
      toast.success({ title: formatMessage(commonWords.saved, { name: made.name }) });
      onClose();
    }),
  );

  const figure = (name: 'min' | 'max', least: number) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref: _ref, ...field } }) => (
        <NumberField
          {...field}
          label={formatMessage(words[name])}
          minValue={least}
          maxValue={20}
          decrementLabel={formatMessage(formWords.fewer)}
          incrementLabel={formatMessage(formWords.more)}
          errorMessage={errors[name]}
        />
      )}
    />
  );
  return (
    <FormDrawer
      size="l"
      title={formatMessage(option ? words.editTitle : words.create)}
      action={formatMessage(option ? commonWords.save : words.create)}
      trouble={trouble}
      isDirty={formState.isDirty}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={control}
        name="name"
        render={({ field: { ref: _ref, ...field } }) => (
          <TextField
            {...field}
            label={formatMessage(commonWords.name)}
            isRequired
            maxLength={60}
            errorMessage={errors['name']}
          />
        )}
      />
      <div className={styles.pair}>
        {figure('min', 0)}
        {figure('max', 1)}
      </div>
      <Repeater
        label={formatMessage(words.choices)}
        items={choices.fields}
        min={1}
        max={50}
        errorMessage={errors['items']}
        onAdd={() => choices.append(newChoice(), { shouldFocus: false })}
        onRemove={(index) => {
          const { id: _id, ...row } = choices.fields[index]!;
          choices.remove(index);
          return () => choices.insert(index, row, { shouldFocus: false });
        }}
        onMove={(from, to) => choices.move(from, to)}
        words={{
          add: formatMessage(words.addChoice),
          row: place(words.choice),
          remove: place(words.removeChoice),
          moveUp: place(words.up),
          moveDown: place(words.down),
          moved: (from, to) => formatMessage(words.movedChoice, { from, to }),
          removed: place(words.removedChoice),
          undo: formatMessage(commonWords.undo),
          empty: formatMessage(words.noChoices),
          full: formatMessage(words.full),
        }}
      >
        {(_, index) => (
          <ChoiceFields control={control} index={index} currency={symbol} errors={errors} />
        )}
      </Repeater>
      <Controller
        control={control}
        name="menu_ids"
        render={({ field: { value, onChange } }) => (
          <HungOn
            value={value}
            onChange={onChange}
            known={option?.used_by ?? []}
            merchant_id={merchantId ?? ''}
            errorMessage={errors['menu_ids']}
          />
        )}
      />
      <Controller
        control={control}
        name="is_active"
        render={({ field: { value, onChange } }) => (
          <Switch isRow isSelected={value} onChange={onChange}>
            {formatMessage(words.isActive)}
          </Switch>
        )}
      />
    </FormDrawer>
  );
}

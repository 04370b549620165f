import { createCategory, editCategory, type MenuCategory } from '@servery/api';
import { Select, Switch, TextField, toast, useChanged } from '@servery/ui';
import { FormDrawer } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useSaving } from '../../hooks/useSaving.ts';
import { categoryWords as words } from '../../messages/categories.ts';
import { commonWords } from '../../messages/common.ts';

interface CategoryFormProps {
  /** The one that is edited; a new one is made without it. */
  category: MenuCategory | null;
  categories: readonly MenuCategory[];
  merchant_id: number | null;
  onClose: () => void;
}

const none = 'none';

/** A category's name and place. */
export function CategoryForm({ category, categories, merchant_id, onClose }: CategoryFormProps) {
  const { formatMessage } = useIntl();
  const create = useMenuAction(createCategory);
  const edit = useMenuAction(editCategory);
  const { save, errors, trouble, isPending } = useSaving();
  const [name, setName] = useState(category?.name ?? '');
  const [parent_id, setParent] = useState(category?.parent_id ?? null);
  const [is_active, setActive] = useState(category?.is_active ?? true);
  const hasChildren = categories.some((one) => category && one.parent_id === category.id);
  const parents = categories.filter((one) => one.parent_id === null && one.id !== category?.id);

  const submit = () =>
    save(async () => {
      const wish = { name, parent_id, is_active };
      const made = category
        ? await edit.trigger({
            params: { id: category.id },
            body: { version: category.version, ...wish },
          })
        : await create.trigger({ body: { merchant_id, ...wish } });
      toast.success({ title: formatMessage(commonWords.saved, { name: made.name }) });
      onClose();
    });

  return (
    <FormDrawer
      title={formatMessage(category ? words.editTitle : words.create)}
      action={formatMessage(category ? commonWords.save : words.create)}
      trouble={trouble}
      isDirty={useChanged({ name, parent_id, is_active })}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(commonWords.name)}
        isRequired
        maxLength={60}
        value={name}
        onChange={setName}
        errorMessage={errors['name']}
      />
      <Select
        label={formatMessage(words.parent)}
        isDisabled={hasChildren}
        options={[
          { value: none, label: formatMessage(words.noParent) },
          ...parents.map((one) => ({ value: String(one.id), label: one.name })),
        ]}
        value={parent_id === null ? none : String(parent_id)}
        onChange={(value) => setParent(value === none ? null : Number(value))}
        isInvalid={!!errors['parent_id']}
        errorMessage={errors['parent_id']}
      />
      <Switch
        description={formatMessage(words.isActiveHelp)}
        isSelected={is_active}
        onChange={setActive}
        isRow
      >
        {formatMessage(words.isActive)}
      </Switch>
    </FormDrawer>
  );
}

import { createCategory, editCategory, type MenuCategory } from '@servery/api';
import { Select, Switch, TextField, toast, FormDrawer } from '@servery/ui';
import { useEndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { categoryMessages as messages } from '../../messages/categories.ts';
import { commonMessages } from '../../messages/common.ts';
import { fieldMessages } from '../../messages/fields.ts';

interface CategoryFormProps {
  /** The category to edit; null for a new one. */
  category: MenuCategory | null;
  categories: readonly MenuCategory[];
  merchant_id: number | null;
  onClose: () => void;
}

const none = 'none';

/** Drawer with the form of a category: its name, parent and status. */
export function CategoryForm({ category, categories, merchant_id, onClose }: CategoryFormProps) {
  const { formatMessage } = useIntl();
  const to = category ? editCategory : createCategory;
  const { trigger } = useMenuAction(to);
  const form = useEndpointForm(to, {
    defaults: {
      name: category?.name ?? '',
      parent_id: category?.parent_id ?? null,
      is_active: category?.is_active ?? true,
    },
    toInput: (values) =>
      category
        ? { params: { id: category.id }, body: { version: category.version, ...values } }
        : { body: { merchant_id, ...values } },
    send: async (input) => {
      const { name } = await trigger(input);
      toast.success({ title: formatMessage(commonMessages.saved, { name }) });
      onClose();
    },
    explain: useProblemText(),
    messages: fieldMessages,
  });
  const { parent_id } = form.values;
  const hasChildren = categories.some((one) => category && one.parent_id === category.id);
  const parents = categories.filter((one) => one.parent_id === null && one.id !== category?.id);

  return (
    <FormDrawer
      title={formatMessage(category ? messages.editTitle : messages.create)}
      action={formatMessage(category ? commonMessages.save : messages.create)}
      {...form.drawer}
      onClose={onClose}
    >
      <TextField label={formatMessage(commonMessages.name)} {...form.field('name')} />
      <Select
        label={formatMessage(messages.parent)}
        isDisabled={hasChildren}
        options={[
          { value: none, label: formatMessage(messages.noParent) },
          ...parents.map((parent) => ({ value: String(parent.id), label: parent.name })),
        ]}
        value={parent_id === null ? none : String(parent_id)}
        onChange={(value) => form.set('parent_id', value === none ? null : Number(value))}
        {...form.message('parent_id')}
      />
      <Switch
        description={formatMessage(messages.isActiveHelp)}
        {...form.toggle('is_active')}
        isRow
      >
        {formatMessage(messages.isActive)}
      </Switch>
    </FormDrawer>
  );
}

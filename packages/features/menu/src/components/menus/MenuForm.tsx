import { createMenu, editMenu, type FoodMenu, type MenuCategory } from '@servery/api';
import {
  Checkbox,
  CheckboxGroup,
  Select,
  Switch,
  TextArea,
  TextField,
  toast,
  useChanged,
} from '@servery/ui';
import { FormDrawer } from '@servery/words';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useMerchant } from '../../hooks/useMerchant.ts';
import { useOptions } from '../../hooks/useOptions.ts';
import { useSaving } from '../../hooks/useSaving.ts';
import { commonWords } from '../../messages/common.ts';
import { formWords as words } from '../../messages/form.ts';
import { menuWords } from '../../messages/menus.ts';
import { fieldWords } from '../../messages/problems.ts';
import * as styles from '../page.css.ts';
import { CountFields } from './CountFields.tsx';
import { draftOf, missingIn, wishOf, type MenuDraft } from './menuDraft.ts';
import { PriceFields } from './PriceFields.tsx';
import { WindowsField } from './WindowsField.tsx';

/** Draws the place for an item's picture, and lets another one be chosen. */
export type RenderImage = (
  image_id: number | null,
  onChange: (image_id: number | null) => void,
) => ReactNode;

interface MenuFormProps {
  /** The one that is edited; a new one is made without it. */
  menu: FoodMenu | null;
  categories: readonly MenuCategory[];
  /** The category that a new one goes into, unless another is chosen. */
  category_id: number | null;
  merchantId: number | undefined;
  renderImage: RenderImage | undefined;
  onClose: () => void;
}

/** Everything about an item but its balance. */
export function MenuForm({ menu, categories, merchantId, renderImage, ...props }: MenuFormProps) {
  const { formatMessage } = useIntl();
  const create = useMenuAction(createMenu);
  const edit = useMenuAction(editMenu);
  const { data: merchant } = useMerchant(merchantId ?? '');
  const { data: options } = useOptions(merchantId ?? '');
  const { symbol } = useFormat(merchantId);
  const { save, errors, trouble, isPending } = useSaving();
  const [draft, setDraft] = useState(() => draftOf(menu, props.category_id));
  const [isTried, setTried] = useState(false);
  const change = (next: Partial<MenuDraft>) => setDraft((before) => ({ ...before, ...next }));
  const missing = isTried ? missingIn(draft) : [];
  const wrong = {
    ...errors,
    ...Object.fromEntries(missing.map((field) => [field, formatMessage(fieldWords.required)])),
  };
  const taxes = [...new Set([draft.tax_class, merchant?.settings.tax.code ?? ''])].filter(Boolean);

  const submit = async () => {
    setTried(true);
    if (missingIn(draft).length > 0) return;
    await save(async () => {
      const wish = wishOf(draft, taxes[0] ?? '');
      const made = menu
        ? await edit.trigger({ params: { id: menu.id }, body: { version: menu.version, ...wish } })
        : await create.trigger({
            body: { merchant_id: merchantId ?? null, ...wish, stock: draft.stock },
          });
      toast.success({ title: formatMessage(commonWords.saved, { name: made.name }) });
      props.onClose();
    });
  };

  return (
    <FormDrawer
      size="l"
      title={formatMessage(menu ? menuWords.editTitle : menuWords.create)}
      action={formatMessage(menu ? commonWords.save : menuWords.create)}
      trouble={trouble}
      isDirty={useChanged(draft)}
      isPending={isPending}
      onSubmit={submit}
      onClose={props.onClose}
    >
      {renderImage?.(draft.image_id, (image_id) => change({ image_id }))}
      <TextField
        label={formatMessage(commonWords.name)}
        isRequired
        maxLength={120}
        value={draft.name}
        onChange={(name) => change({ name })}
        errorMessage={wrong['name']}
      />
      <div className={styles.pair}>
        <Select
          label={formatMessage(menuWords.category)}
          isRequired
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={draft.category_id === null ? null : String(draft.category_id)}
          onChange={(id) => change({ category_id: Number(id) })}
          isInvalid={!!wrong['category_id']}
          errorMessage={wrong['category_id']}
        />
        <TextField
          label={formatMessage(words.code)}
          description={formatMessage(words.codeHelp)}
          maxLength={40}
          value={draft.code}
          onChange={(code) => change({ code })}
          errorMessage={wrong['code']}
        />
      </div>
      <TextArea
        label={formatMessage(words.description)}
        value={draft.description}
        onChange={(description) => change({ description })}
        errorMessage={wrong['description']}
      />
      <PriceFields draft={draft} onChange={change} errors={wrong} currency={symbol} taxes={taxes} />
      {options && options.aaData.length > 0 && (
        <CheckboxGroup
          label={formatMessage(words.options)}
          description={formatMessage(words.optionsHelp)}
          isInline
          value={draft.option_ids.map(String)}
          onChange={(ids) => change({ option_ids: ids.map(Number) })}
        >
          {options.aaData.map(({ id, name }) => (
            <Checkbox key={id} value={String(id)}>
              {name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <WindowsField
        value={draft.windows}
        onChange={(windows) => change({ windows })}
        errorMessage={wrong['windows']}
      />
      <CountFields draft={draft} onChange={change} errors={wrong} isNew={!menu} />
      <Switch isRow isSelected={draft.is_active} onChange={(is_active) => change({ is_active })}>
        {formatMessage(words.isActive)}
      </Switch>
    </FormDrawer>
  );
}

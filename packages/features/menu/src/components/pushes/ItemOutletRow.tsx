import type { ItemPushOutlet } from '@servery/api';
import { Badge, Checkbox } from '@servery/ui';
import { useIntl } from 'react-intl';
import { isChanging } from '../../hooks/useItemPushForm.ts';
import { itemPushMessages as messages } from '../../messages/itemPushes.ts';
import * as styles from './pushes.css.ts';

interface ItemOutletRowProps {
  outlet: ItemPushOutlet;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

const tones = { missing: 'info', same: 'success', differs: 'warning', refused: 'danger' } as const;

const obstacles = { no_tax_class: messages.noTaxClass, no_category: messages.noCategory };

const fields = {
  name: messages.name,
  code: messages.code,
  description: messages.description,
  category: messages.category,
  options: messages.options,
  tax_class: messages.taxClass,
  prep_minutes: messages.prep,
  quantities: messages.quantities,
  windows: messages.windows,
  picture: messages.picture,
};

/** An outlet of a push: the state of its item, and what the push changes there. */
export function ItemOutletRow({ outlet, isChosen, onChange }: ItemOutletRowProps) {
  const { formatMessage } = useIntl();
  return (
    <li className={styles.row}>
      <Checkbox
        isSelected={isChosen}
        isDisabled={!isChanging(outlet)}
        description={<Effects outlet={outlet} />}
        onChange={onChange}
      >
        <span className={styles.name}>
          <bdi>{outlet.merchant.name}</bdi>
          <Badge tone={tones[outlet.state]}>{formatMessage(messages[outlet.state])}</Badge>
        </span>
      </Checkbox>
    </li>
  );
}

/** Describes what a push changes at an outlet, or why the outlet can’t get the item. */
function Effects({ outlet }: Pick<ItemOutletRowProps, 'outlet'>) {
  const { formatList, formatMessage } = useIntl();
  const { state, changes, new_categories, new_options, obstacle } = outlet;
  if (state === 'same') return formatMessage(messages.sameNote);
  if (obstacle) return formatMessage(obstacles[obstacle]);
  const labels = formatList(changes.map((field) => formatMessage(fields[field])));
  const categories = formatList(new_categories);
  const options = formatList(new_options);
  const lines = [
    state === 'missing'
      ? formatMessage(messages.added)
      : formatMessage(messages.fields, { fields: labels }),
    categories !== '' && formatMessage(messages.newCategories, { names: categories }),
    options !== '' && formatMessage(messages.newOptions, { names: options }),
  ];
  return lines.filter(Boolean).map((line) => (
    <span key={String(line)} className={styles.line}>
      <bdi>{line}</bdi>
    </span>
  ));
}

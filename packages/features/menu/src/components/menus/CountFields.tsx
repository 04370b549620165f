import { FormSection, Switch } from '@servery/ui';
import { NumberField } from '@servery/words';
import { useIntl } from 'react-intl';
import { formWords as words } from '../../messages/form.ts';
import * as styles from '../page.css.ts';
import type { MenuDraft } from './menuDraft.ts';

interface CountFieldsProps {
  draft: MenuDraft;
  onChange: (change: Partial<MenuDraft>) => void;
  errors: Record<string, string>;
  /** A new item begins with a balance; later it is changed by itself. */
  isNew: boolean;
}

type Figure = 'min_quantity' | 'max_quantity' | 'prep_minutes' | 'stock' | 'low_stock';

/** The figures of an item: how many may be ordered, how long it takes, how many there are. */
export function CountFields({ draft, onChange, errors, isNew }: CountFieldsProps) {
  const { formatMessage } = useIntl();
  const figure = (name: Figure, label: string, most: number, more: object = {}) => (
    <NumberField
      label={label}
      minValue={name === 'min_quantity' || name === 'max_quantity' ? 1 : 0}
      maxValue={most}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
      errorMessage={errors[name]}
      decrementLabel={formatMessage(words.fewer)}
      incrementLabel={formatMessage(words.more)}
      {...more}
    />
  );
  return (
    <>
      <FormSection title={formatMessage(words.ordering)} level={3}>
        <div className={styles.pair}>
          {figure('min_quantity', formatMessage(words.min), 99)}
          {figure('max_quantity', formatMessage(words.max), 999)}
          {figure('prep_minutes', formatMessage(words.prep), 240, {
            suffix: formatMessage(words.minutes),
          })}
        </div>
      </FormSection>
      <FormSection title={formatMessage(words.stockSection)} level={3}>
        <div className={styles.pair}>
          {isNew &&
            figure('stock', formatMessage(words.stock), 99_999, {
              description: formatMessage(words.stockHelp),
            })}
          {figure('low_stock', formatMessage(words.low), 99_999)}
        </div>
        <Switch
          isRow
          isSelected={draft.allow_negative}
          onChange={(allow_negative) => onChange({ allow_negative })}
        >
          {formatMessage(words.negative)}
        </Switch>
      </FormSection>
    </>
  );
}

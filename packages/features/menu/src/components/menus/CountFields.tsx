import { FormSection, Switch } from '@servery/ui';
import { NumberField } from '@servery/screens';
import type { EndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { formMessages as messages } from '../../messages/form.ts';
import * as styles from '../page.css.ts';
import type { MenuDraft } from './menuDraft.ts';

interface CountFieldsProps {
  form: EndpointForm<MenuDraft>;
  /** Whether the item is new: only then is its initial stock a field of the form. */
  isNew: boolean;
}

type Figure = 'min_quantity' | 'max_quantity' | 'prep_minutes' | 'stock' | 'low_stock';

/** The number fields of an item: order limits, preparation time, stock and low-stock threshold. */
export function CountFields({ form, isNew }: CountFieldsProps) {
  const { formatMessage } = useIntl();
  const figure = (name: Figure, label: string, more: object = {}) => (
    <NumberField
      label={label}
      {...form.field(name)}
      decrementLabel={formatMessage(messages.fewer)}
      incrementLabel={formatMessage(messages.more)}
      {...more}
    />
  );
  return (
    <>
      <FormSection title={formatMessage(messages.ordering)} level={3}>
        <div className={styles.pair}>
          {figure('min_quantity', formatMessage(messages.min))}
          {figure('max_quantity', formatMessage(messages.max))}
          {figure('prep_minutes', formatMessage(messages.prep), {
            suffix: formatMessage(messages.minutes),
          })}
        </div>
      </FormSection>
      <FormSection title={formatMessage(messages.stockSection)} level={3}>
        <div className={styles.pair}>
          {isNew &&
            figure('stock', formatMessage(messages.stock), {
              description: formatMessage(messages.stockHelp),
            })}
          {figure('low_stock', formatMessage(messages.low))}
        </div>
        <Switch isRow {...form.toggle('allow_negative')}>
          {formatMessage(messages.negative)}
        </Switch>
      </FormSection>
    </>
  );
}

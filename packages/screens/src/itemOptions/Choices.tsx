import type { MenuItem } from '@servery/api';
import { Checkbox, CheckboxGroup, Field, Radio, RadioGroup } from '@servery/ui';
import { useIntl } from 'react-intl';
import { countOf, withChosen, withOnly, type Chosen } from '../choices/choices.ts';
import { useFormat } from '../format/useFormat.ts';
import { orderMessages as messages } from '../messages/orders.ts';
import * as styles from './itemOptions.css.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

interface ChoicesProps {
  group: MenuItem['options'][number];
  merchant_id: number;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/**
 * A group of choices: radio buttons for one, checkboxes for several, or steppers for quantities.
 */
export function Choices({ group, merchant_id, chosen, onChange }: ChoicesProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const { name, min, max, items } = group;
  const rule =
    min === 0 ? messages.chooseUpTo : min === max ? messages.chooseExactly : messages.chooseBetween;
  const field = { label: name, description: formatMessage(rule, { min, max }) };
  const ids = items.filter(({ id }) => chosen.has(id)).map(({ id }) => String(id));
  const remaining = max - countOf(group, chosen);
  const label = (choice: (typeof items)[number]) =>
    choice.price === 0
      ? choice.name
      : `${choice.name} ${choice.price > 0 ? '+' : ''}${money(choice.price)}`;
  if (min === 1 && max === 1)
    return (
      <RadioGroup
        {...field}
        value={ids[0] ?? null}
        onChange={(id) => onChange(withOnly(chosen, group, [Number(id)]))}
      >
        {items.map((choice) => (
          <Radio key={choice.id} value={String(choice.id)}>
            {label(choice)}
          </Radio>
        ))}
      </RadioGroup>
    );
  if (items.every((choice) => choice.max === 1))
    return (
      <CheckboxGroup
        {...field}
        value={ids}
        onChange={(next) => onChange(withOnly(chosen, group, next.map(Number)))}
      >
        {items.map((choice) => (
          <Checkbox
            key={choice.id}
            value={String(choice.id)}
            isDisabled={remaining <= 0 && !chosen.has(choice.id)}
          >
            {label(choice)}
          </Checkbox>
        ))}
      </CheckboxGroup>
    );
  return (
    <Field {...field} isGroup>
      {(control, labelId) => (
        <div role="group" id={control.id} aria-labelledby={labelId}>
          {items.map((choice) => {
            const count = chosen.get(choice.id) ?? 0;
            return (
              <div key={choice.id} className={styles.between}>
                {label(choice)}
                <QuantityStepper
                  name={choice.name}
                  value={count}
                  max={Math.min(choice.max, count + remaining)}
                  onChange={(next) => onChange(withChosen(chosen, choice.id, next))}
                />
              </div>
            );
          })}
        </div>
      )}
    </Field>
  );
}

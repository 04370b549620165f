import type { GuestItem } from '@servery/api';
import { countOf, withChosen, withOnly, type Chosen } from '@servery/screens/choices';
import { Checkbox, CheckboxGroup, Field, Radio, RadioGroup } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Money } from '../../hooks/useMoney.ts';
import { dishMessages as messages } from '../../messages/dish.ts';
import * as styles from '../guest.css.ts';
import { Quantity } from '../Quantity.tsx';

interface ChoicesProps {
  group: GuestItem['options'][number];
  chosen: Chosen;
  money: Money['money'];
  errorMessage?: string | undefined;
  onChange: (chosen: Chosen) => void;
}

/** A group of choices of a dish: exactly one, several, or several with quantities. */
export function Choices({ group, chosen, money, errorMessage, onChange }: ChoicesProps) {
  const { formatMessage } = useIntl();
  const { name: label, min, max, items } = group;
  const rule =
    min === 1 && max === 1
      ? messages.chooseOne
      : min === max
        ? messages.chooseExactly
        : min === 0
          ? messages.chooseUpTo
          : messages.chooseBetween;
  const field = { label, description: formatMessage(rule, { min, max }), errorMessage };
  const ids = items.filter(({ id }) => chosen.has(id)).map(({ id }) => String(id));
  const remaining = max - countOf(group, chosen);
  const choice = ({ name, price }: (typeof items)[number]) => (
    <span className={styles.choice}>
      <span>{name}</span>
      {price !== 0 && (
        <span className={styles.extra}>{`${price > 0 ? '+' : ''}${money(price)}`}</span>
      )}
    </span>
  );
  if (min === 1 && max === 1)
    return (
      <RadioGroup
        {...field}
        value={ids[0] ?? null}
        onChange={(id) => onChange(withOnly(chosen, group, [Number(id)]))}
      >
        {items.map((item) => (
          <Radio key={item.id} value={String(item.id)}>
            {choice(item)}
          </Radio>
        ))}
      </RadioGroup>
    );
  if (items.every((item) => item.max === 1))
    return (
      <CheckboxGroup
        {...field}
        value={ids}
        onChange={(next) => onChange(withOnly(chosen, group, next.map(Number)))}
      >
        {items.map((item) => (
          <Checkbox
            key={item.id}
            value={String(item.id)}
            isDisabled={remaining <= 0 && !chosen.has(item.id)}
          >
            {choice(item)}
          </Checkbox>
        ))}
      </CheckboxGroup>
    );
  return (
    <Field {...field} isGroup>
      {(control, labelId) => (
        <div role="group" id={control.id} tabIndex={-1} aria-labelledby={labelId}>
          {items.map((item) => {
            const count = chosen.get(item.id) ?? 0;
            return (
              <div key={item.id} className={styles.between}>
                {choice(item)}
                <Quantity
                  name={item.name}
                  value={count}
                  min={0}
                  max={Math.min(item.max, count + remaining)}
                  onChange={(next) => onChange(withChosen(chosen, item.id, next))}
                />
              </div>
            );
          })}
        </div>
      )}
    </Field>
  );
}

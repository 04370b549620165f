import type { GuestItem } from '@servery/api';
import { countOf, withChosen, withOnly, type Chosen } from '@servery/domain/choices';
import { Checkbox, CheckboxGroup, Field, Radio, RadioGroup } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Money } from '../../hooks/useMoney.ts';
import { dishWords as words } from '../../messages/dish.ts';
import * as styles from '../guest.css.ts';
import { Quantity } from '../Quantity.tsx';

interface ChoicesProps {
  group: GuestItem['options'][number];
  chosen: Chosen;
  money: Money['money'];
  errorMessage?: string | undefined;
  onChange: (chosen: Chosen) => void;
}

/** One of the choices that a dish asks for or offers: one of several, some, or some several times. */
export function Choices({ group, chosen, money, errorMessage, onChange }: ChoicesProps) {
  const { formatMessage } = useIntl();
  const { name: label, min, max, items } = group;
  const rule =
    min === 1 && max === 1
      ? words.chooseOne
      : min === max
        ? words.chooseExactly
        : min === 0
          ? words.chooseUpTo
          : words.chooseBetween;
  const field = { label, description: formatMessage(rule, { min, max }), errorMessage };
  const ids = items.filter(({ id }) => chosen.has(id)).map(({ id }) => String(id));
  const room = max - countOf(group, chosen);
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
        {items.map((one) => (
          <Radio key={one.id} value={String(one.id)}>
            {choice(one)}
          </Radio>
        ))}
      </RadioGroup>
    );
  if (items.every((one) => one.max === 1))
    return (
      <CheckboxGroup
        {...field}
        value={ids}
        onChange={(next) => onChange(withOnly(chosen, group, next.map(Number)))}
      >
        {items.map((one) => (
          <Checkbox
            key={one.id}
            value={String(one.id)}
            isDisabled={room <= 0 && !chosen.has(one.id)}
          >
            {choice(one)}
          </Checkbox>
        ))}
      </CheckboxGroup>
    );
  return (
    <Field {...field} isGroup>
      {(control, labelId) => (
        <div role="group" id={control.id} tabIndex={-1} aria-labelledby={labelId}>
          {items.map((one) => {
            const count = chosen.get(one.id) ?? 0;
            return (
              <div key={one.id} className={styles.between}>
                {choice(one)}
                <Quantity
                  name={one.name}
                  value={count}
                  min={0}
                  max={Math.min(one.max, count + room)}
                  onChange={(next) => onChange(withChosen(chosen, one.id, next))}
                />
              </div>
            );
          })}
        </div>
      )}
    </Field>
  );
}

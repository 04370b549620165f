import { use, useId, type ReactNode, type Ref } from 'react';
import { checkbox } from '../Checkbox/Checkbox.css.ts';
import { CheckedContext } from '../Checkbox/useChecked.ts';
import { radio } from '../RadioGroup/RadioGroup.css.ts';
import { ChoicesContext } from '../RadioGroup/useChoices.ts';
import {
  body,
  box,
  card,
  end,
  help,
  icon as iconStyle,
  price as priceStyle,
  title,
} from './ChoiceCards.css.ts';

export interface ChoiceCardProps {
  /** The value of the choice in the group. */
  value: string;
  /** The label of the choice. */
  children: ReactNode;
  /** Help text below the label. */
  description?: ReactNode;
  /** An icon before the label. It's hidden from screen readers. */
  icon?: ReactNode;
  /** The price, or another short text at the end of the card. */
  price?: ReactNode;
  /**
   * Whether the choice can't be selected. A disabled group disables its cards.
   * @default false
   */
  isDisabled?: boolean;
  /** A ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice of `RadioCards` or `CheckboxCards`. The whole card is the target. */
export function ChoiceCard({
  value,
  children,
  description,
  icon,
  price,
  ref,
  ...props
}: ChoiceCardProps) {
  const one = use(ChoicesContext);
  const many = use(CheckedContext);
  const id = useId();
  const group = many ?? one;
  if (!group) throw new Error('ChoiceCard must be used inside RadioCards or CheckboxCards.');
  const isDisabled = props.isDisabled || group.isDisabled;
  const isReadOnly = many?.isReadOnly;
  const notes = [price && `${id}-price`, description && `${id}-help`].filter(Boolean).join(' ');
  return (
    <label
      className={card}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
    >
      {icon && (
        <span className={iconStyle} aria-hidden>
          {icon}
        </span>
      )}
      <span className={body}>
        <span id={`${id}-title`} className={title}>
          {children}
        </span>
        {description && (
          <span id={`${id}-help`} className={help}>
            {description}
          </span>
        )}
      </span>
      <span className={end}>
        {price && (
          <span id={`${id}-price`} className={priceStyle}>
            {price}
          </span>
        )}
        <input
          ref={ref}
          type={many ? 'checkbox' : 'radio'}
          className={`${many ? checkbox : radio} ${box}`}
          name={group.name}
          value={value}
          aria-labelledby={`${id}-title`}
          aria-describedby={notes || undefined}
          aria-invalid={group.isInvalid || undefined}
          aria-readonly={isReadOnly || undefined}
          disabled={isDisabled}
          checked={many ? many.values.includes(value) : one?.value === value}
          onClick={(event) => isReadOnly && event.preventDefault()}
          onChange={() => {
            if (isReadOnly) return;
            if (many) many.toggle(value);
            else one?.choose(value);
          }}
        />
      </span>
    </label>
  );
}

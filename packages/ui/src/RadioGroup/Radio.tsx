import { use, useId, type ReactNode, type Ref } from 'react';
import { help, labels } from '../Checkbox/choice.css.ts';
import { item, radio } from './RadioGroup.css.ts';
import { LookContext } from './RadioGroup.tsx';
import { useChoice } from './useChoices.ts';

export interface RadioProps {
  /** The value of the choice in the group. */
  value: string;
  /** The label of the choice. */
  children: ReactNode;
  /** Help text below the label. */
  description?: ReactNode;
  /**
   * Whether the choice can't be selected. A disabled group disables its choices.
   * @default false
   */
  isDisabled?: boolean;
  /** A ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice of a `RadioGroup`. */
export function Radio({ value, children, description, isDisabled, ref }: RadioProps) {
  const look = use(LookContext);
  const native = useChoice(value, isDisabled);
  const helpId = useId();
  return (
    <label className={item({ look })} data-disabled={native.disabled || undefined}>
      <input
        {...native}
        ref={ref}
        className={radio}
        aria-describedby={description ? helpId : undefined}
      />
      <span className={labels}>
        {children}
        {description && (
          <span id={helpId} className={help}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}

import { use, useId, type ReactNode, type Ref } from 'react';
import { help, words } from '../Checkbox/choice.css.ts';
import { item, radio } from './RadioGroup.css.ts';
import { LookContext } from './RadioGroup.tsx';
import { useChoice } from './useChoices.ts';

export interface RadioProps {
  value: string;
  /** The choice, in words. */
  children: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One choice of a `RadioGroup`. */
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
      <span className={words}>
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

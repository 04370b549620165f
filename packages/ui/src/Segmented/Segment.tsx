import type { ReactNode, Ref } from 'react';
import { useChoice } from '../RadioGroup/useChoices.ts';
import { native, segment } from './Segmented.css.ts';

export interface SegmentProps {
  /** The value of the choice in the group. */
  value: string;
  /** The label: a short word, optionally with a count. */
  children: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /**
   * Whether the choice can't be selected. A disabled group disables its choices.
   * @default false
   */
  isDisabled?: boolean;
  /** A ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice of a `Segmented`. */
export function Segment({ value, children, icon, isDisabled, ref }: SegmentProps) {
  const choice = useChoice(value, isDisabled);
  return (
    <label className={segment} data-disabled={choice.disabled || undefined}>
      <input {...choice} ref={ref} className={native} />
      {icon}
      {children}
    </label>
  );
}

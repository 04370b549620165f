import type { ReactNode, Ref } from 'react';
import { useChoice } from '../RadioGroup/useChoices.ts';
import { native, segment } from './Segmented.css.ts';

export interface SegmentProps {
  value: string;
  /** A short word; a count may follow. */
  children: ReactNode;
  icon?: ReactNode;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One choice of a `Segmented`. */
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

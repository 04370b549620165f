import { divider } from './Divider.css.ts';

export interface DividerProps {
  /**
   * The direction of the line.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
}

/** A line that separates content. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return <hr className={divider({ orientation })} aria-orientation={orientation} />;
}

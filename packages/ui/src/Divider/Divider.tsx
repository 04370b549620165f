import { divider } from './Divider.css.ts';

export interface DividerProps {
  orientation?: 'horizontal' | 'vertical';
}

/** A hairline between what does not belong together. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return <hr className={divider({ orientation })} aria-orientation={orientation} />;
}

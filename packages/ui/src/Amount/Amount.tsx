import { amount } from './Amount.css.ts';

export interface AmountProps {
  /** The formatted amount, currency and minor part included. */
  children: string;
  size?: 'inherit' | 's' | 'm' | 'l' | 'xl' | 'xxl';
  tone?: 'inherit' | 'muted' | 'success' | 'danger';
  weight?: 'inherit' | 'medium' | 'bold';
  /** A price that no longer holds. */
  isStruck?: boolean;
  /** Fills its line, so that amounts under one another end together. */
  isBlock?: boolean;
}

/** Money or a figure in a column: equal figures, aligned at the end, a real minus sign. */
export function Amount({ children, isStruck, ...variants }: AmountProps) {
  const Element = isStruck ? 's' : 'span';
  return (
    <Element className={amount({ isStruck, ...variants })}>
      <bdi>{children.replace(/-(?=[^-]*\d)/, '−')}</bdi>
    </Element>
  );
}

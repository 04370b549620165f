import { amount } from './Amount.css.ts';

export interface AmountProps {
  /**
   * The formatted amount, including the currency and minor units. A hyphen before the digits
   * becomes a minus sign.
   */
  children: string;
  /**
   * The text size. `inherit` takes the size of the surrounding text.
   * @default 'inherit'
   */
  size?: 'inherit' | 's' | 'm' | 'l' | 'xl' | 'xxl';
  /**
   * The text colour. `inherit` takes the colour of the surrounding text.
   * @default 'inherit'
   */
  tone?: 'inherit' | 'muted' | 'success' | 'danger';
  /**
   * The font weight. `inherit` takes the weight of the surrounding text.
   * @default 'inherit'
   */
  weight?: 'inherit' | 'medium' | 'bold';
  /**
   * Whether the amount is struck through, for a price that no longer applies.
   * @default false
   */
  isStruck?: boolean;
  /**
   * Whether the amount fills its row and aligns at the end, so that amounts in a column line up.
   * @default false
   */
  isBlock?: boolean;
}

/** Money or a number in a column: tabular digits, aligned at the end, with a real minus sign. */
export function Amount({ children, isStruck, ...variants }: AmountProps) {
  const Element = isStruck ? 's' : 'span';
  return (
    <Element className={amount({ isStruck, ...variants })}>
      <bdi>{children.replace(/-(?=[^-]*\d)/, '−')}</bdi>
    </Element>
  );
}

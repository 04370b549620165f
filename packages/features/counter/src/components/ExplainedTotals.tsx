import { useFormat } from '@servery/screens';
import { Explained, explainMessages, useRateText, type Step } from '@servery/screens/explained';
import { useIntl } from 'react-intl';
import { useAmounts, type Amount } from '../hooks/useAmounts.ts';
import * as styles from './bill.css.ts';
import type { TotalsProps } from './Totals.tsx';

/** The amounts of the new order, each of which expands into its derivation. */
export function ExplainedTotals({ merchant, priced }: TotalsProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant.id);
  const rateText = useRateText(merchant.id);
  const amounts = useAmounts(priced, merchant.settings);

  const stepsOf = ({ amount, derivation, parts }: Amount): Step[] => {
    const text = (label: string): Step => ({ label, amount: null });
    if (derivation) {
      const kind = derivation.rule === 'included_in_base' ? 'included' : 'rate';
      return [text(rateText({ ...derivation, kind }, amount))];
    }
    if (parts.length === 0) return [text(formatMessage(explainMessages.fee))];
    return [
      text(formatMessage(explainMessages.sum)),
      ...parts.map((part) => ({
        label: part.label,
        amount: money(part.amount),
        isPart: true,
      })),
    ];
  };

  return (
    <ul className={styles.totals}>
      {amounts.map((figure, i) => (
        <li key={figure.label}>
          <Explained
            amount={money(figure.amount)}
            label={formatMessage(explainMessages.show, { figure: figure.label })}
            steps={() => stepsOf(figure)}
          >
            {(button, details) => (
              <>
                <div className={styles.figure} data-strong={i === amounts.length - 1 || undefined}>
                  <span>{figure.label}</span>
                  {button}
                </div>
                {details}
              </>
            )}
          </Explained>
        </li>
      ))}
    </ul>
  );
}

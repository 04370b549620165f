import type { Order } from '@servery/api';
import { Banner } from '@servery/ui';
import { useProblemText } from '../../hooks/useProblemText.ts';
import type { Forecast } from '../../hooks/useForecast.ts';
import { BillChange } from './BillChange.tsx';

export interface ConsequenceProps {
  order: Order;
  forecast: Forecast | null;
}

/**
 * The effect of an action on the bill, or the reason why it would be refused. Renders nothing while
 * the input is incomplete.
 */
export function Consequence({ order, forecast }: ConsequenceProps) {
  const problemText = useProblemText();
  if (!forecast) return null;
  if (forecast.problem)
    return forecast.problem.code === 'invalid' ? null : (
      <Banner tone="warning">{problemText(forecast.problem)}</Banner>
    );
  return (
    <BillChange
      merchant_id={order.merchant_id}
      before={order.totals}
      after={forecast.after.totals}
    />
  );
}

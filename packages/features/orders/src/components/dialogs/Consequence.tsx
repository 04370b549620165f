import type { Order } from '@servery/api';
import { Banner } from '@servery/ui';
import { useProblemWords } from '../../hooks/useProblemWords.ts';
import type { Forecast } from '../../hooks/useForecast.ts';
import { BillChange } from './BillChange.tsx';

export interface ConsequenceProps {
  order: Order;
  forecast: Forecast | null;
}

/** What an act would do to the bill, or why it would be refused; nothing while that cannot be told. */
export function Consequence({ order, forecast }: ConsequenceProps) {
  const words = useProblemWords();
  if (!forecast) return null;
  if (forecast.problem)
    return forecast.problem.code === 'invalid' ? null : (
      <Banner tone="warning">{words(forecast.problem)}</Banner>
    );
  return (
    <BillChange
      merchant_id={order.merchant_id}
      before={order.totals}
      after={forecast.after.totals}
    />
  );
}

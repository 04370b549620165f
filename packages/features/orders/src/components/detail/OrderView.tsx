import { Banner, Button } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useOrder } from '../../hooks/useOrder.ts';
import { useReadsPrices } from '../../hooks/useReadsPrices.ts';
import { useSteps } from '../../hooks/useSteps.ts';
import { useUser } from '@servery/api/user';
import { detailMessages } from '../../messages/detail.ts';
import { OrderActions } from '../OrderActions/OrderActions.tsx';
import { Bill } from './Bill.tsx';
import { column, columns, head, headActions, headLine, paper } from './detail.css.ts';
import { Facts } from './Facts.tsx';
import { Head } from './Head.tsx';
import { History } from './History.tsx';
import { Lines } from './Lines.tsx';
import { Money } from './Money.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderLoadError } from './OrderLoadError.tsx';
import { PrintPart, type RenderPrint } from './PrintPart.tsx';
import { Reasons } from './Reasons.tsx';
import { SectionLevel } from './Section.tsx';

export interface OrderViewProps {
  orderId: number;
  as: 'page' | 'panel';
  onOpen: ((id: number) => void) | undefined;
  renderPrint: RenderPrint | undefined;
}

/** An order, or its loading or error state. */
export function OrderView({ orderId, as, onOpen, renderPrint }: OrderViewProps) {
  const { formatMessage } = useIntl();
  const { data: order, error, mutate } = useOrder(orderId);
  const { data: user } = useUser();
  const hasPrices = useReadsPrices();
  const steps = useSteps();
  if (!order)
    return error ? <OrderLoadError error={error} onRetry={mutate} /> : <OrderSkeleton as={as} />;
  const { merged_into } = order;
  const size = as === 'panel' ? 'l' : 'm';
  return (
    <SectionLevel value={as === 'page' ? 2 : 3}>
      <div className={column}>
        <div className={head}>
          {error && (
            <Banner
              tone="warning"
              action={
                <Button size="s" onPress={() => void mutate()}>
                  {formatMessage(detailMessages.retry)}
                </Button>
              }
            >
              {formatMessage(detailMessages.stale)}
            </Banner>
          )}
          <div className={headLine}>
            <Head order={order} hasPrices={hasPrices} />
            <div className={headActions}>
              <OrderActions order={order} steps={steps} size={size}>
                {renderPrint && <PrintPart order={order} size={size} render={renderPrint} />}
              </OrderActions>
            </div>
          </div>
          <Reasons order={order} rights={user?.rights} steps={steps} />
          {merged_into !== null && (
            <Banner
              isLive={false}
              action={
                onOpen && (
                  <Button size="s" onPress={() => onOpen(merged_into)}>
                    {formatMessage(detailMessages.openTarget)}
                  </Button>
                )
              }
            >
              {formatMessage(detailMessages.combinedInto)}
            </Banner>
          )}
        </div>
        <div className={columns}>
          <div className={`${column} ${paper[as]}`}>
            <Lines order={order} rights={user?.rights} hasPrices={hasPrices} />
            {hasPrices && (
              <>
                <Bill order={order} rights={user?.rights} />
                <Money order={order} rights={user?.rights} />
              </>
            )}
          </div>
          <div className={column}>
            <Facts order={order} />
            <History order={order} />
          </div>
        </div>
      </div>
    </SectionLevel>
  );
}

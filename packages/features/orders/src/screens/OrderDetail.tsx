import { Drawer, ExternalIcon, Heading, IconButton } from '@servery/ui';
import { useIntl } from 'react-intl';
import { detail, headLine, page } from '../components/detail/detail.css.ts';
import { OrderView } from '../components/detail/OrderView.tsx';
import type { RenderPrint } from '../components/detail/PrintPart.tsx';
import { OrderDialogs } from '../components/dialogs/OrderDialogs.tsx';
import { useFollowOrder } from '../hooks/useFollowOrder.ts';
import { useOrder } from '../hooks/useOrder.ts';
import { detailWords } from '../messages/detail.ts';

export interface OrderDetailProps {
  orderId: number;
  /** `panel` stands at the side for a glance, `page` is for work. */
  as: 'page' | 'panel';
  /** Closes the panel. */
  onClose?: () => void;
  /** Goes to another order: the one that this was combined into. */
  onOpen?: (id: number) => void;
  /** Shows the panel's order as a page. */
  onOpenPage?: () => void;
  /** The dialog that prints an order; without it nothing offers to. */
  renderPrint?: RenderPrint;
}

/** One order with its lines, money and history, and everything that can be done with it. */
export function OrderDetail({
  orderId,
  as,
  onClose,
  onOpen,
  onOpenPage,
  renderPrint,
}: OrderDetailProps) {
  const { formatMessage } = useIntl();
  const { data: order, error } = useOrder(orderId);
  useFollowOrder(orderId, as === 'page');
  const title = order
    ? formatMessage(detailWords.title, { number: order.number })
    : formatMessage(error ? detailWords.order : detailWords.loading);
  const view = (
    <OrderDialogs onOpen={onOpen}>
      <OrderView orderId={orderId} as={as} onOpen={onOpen} renderPrint={renderPrint} />
    </OrderDialogs>
  );

  if (as === 'page')
    return (
      <div className={page}>
        <Heading level={1}>{title}</Heading>
        {view}
      </div>
    );
  return (
    <Drawer
      isOpen
      placement="beside"
      title={
        <span className={headLine}>
          {title}
          {onOpenPage && (
            <IconButton size="s" label={formatMessage(detailWords.openPage)} onPress={onOpenPage}>
              <ExternalIcon />
            </IconButton>
          )}
        </span>
      }
      closeLabel={formatMessage(detailWords.close)}
      onOpenChange={() => onClose?.()}
    >
      <div className={detail}>{view}</div>
    </Drawer>
  );
}

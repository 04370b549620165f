import { Drawer, ExternalIcon, Heading, IconButton } from '@servery/ui';
import { useIntl } from 'react-intl';
import { detail, headLine, page } from '../components/detail/detail.css.ts';
import { OrderView } from '../components/detail/OrderView.tsx';
import type { RenderPrint } from '../components/detail/PrintPart.tsx';
import { OrderDialogs } from '../components/dialogs/OrderDialogs.tsx';
import { useFollowOrder } from '../hooks/useFollowOrder.ts';
import { useOrder } from '../hooks/useOrder.ts';
import { detailMessages } from '../messages/detail.ts';

export interface OrderDetailProps {
  orderId: number;
  /** `panel` is shown at the side of another screen, `page` is a screen of its own. */
  as: 'page' | 'panel';
  /** Closes the panel. */
  onClose?: () => void;
  /** Opens another order: the one that this was combined into. */
  onOpen?: (id: number) => void;
  /** Opens the panel's order as a page. */
  onOpenPage?: () => void;
  /** Renders the print dialog; without it, there is no print button. */
  renderPrint?: RenderPrint;
}

/** One order with its lines, payments and history, and all its actions. */
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
    ? formatMessage(detailMessages.title, { number: order.number })
    : formatMessage(error ? detailMessages.order : detailMessages.loading);
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
            <IconButton
              size="s"
              label={formatMessage(detailMessages.openPage)}
              onPress={onOpenPage}
            >
              <ExternalIcon />
            </IconButton>
          )}
        </span>
      }
      onOpenChange={() => onClose?.()}
    >
      <div className={detail}>{view}</div>
    </Drawer>
  );
}

import type { Order, Rights } from '@servery/api';
import { offerOf, type Figure } from '@servery/domain/orders';
import { CloseIcon, IconButton } from '@servery/ui';
import { useIntl } from 'react-intl';
import { titleMessages } from '../../messages/dialogs.ts';
import { detailMessages } from '../../messages/detail.ts';
import { preloadDialog } from '../dialogs/registry.ts';
import { useOpenDialog } from '../dialogs/useOpenDialog.ts';
import { BillFigures } from './BillFigures.tsx';
import { Section } from './Section.tsx';

export interface BillProps {
  order: Order;
  rights: Rights | undefined;
}

/** The amounts of an order's bill with their explanations, and buttons that remove reductions. */
export function Bill({ order, rights }: BillProps) {
  const { formatMessage } = useIntl();
  const open = useOpenDialog();
  const isEditable = rights !== undefined && offerOf('edit', order, rights) !== 'deny';

  const removal = ({ reduction }: Figure, label: string) =>
    reduction && (
      <IconButton
        size="s"
        label={formatMessage(titleMessages.removeReduction, { label })}
        onPointerEnter={() => preloadDialog('removeReduction')}
        onPress={() => open({ name: 'removeReduction', orderId: order.id, subject: reduction.id })}
      >
        <CloseIcon />
      </IconButton>
    );

  return (
    <Section title={formatMessage(detailMessages.bill)}>
      <BillFigures order={order} {...(isEditable && { renderAction: removal })} />
    </Section>
  );
}

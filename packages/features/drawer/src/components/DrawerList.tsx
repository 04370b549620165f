import type { Drawer as CashDrawer } from '@servery/api';
import { LinesSkeleton, LoadError, useFormat } from '@servery/screens';
import { AddButton } from '@servery/screens/list';
import { Badge, Drawer, ListGroup } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDrawers } from '../hooks/useDrawers.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { drawersMessages as messages } from '../messages/drawers.ts';
import { yourMessages } from '../messages/yours.ts';
import { DrawerForm } from './DrawerForm.tsx';

interface DrawerListProps {
  merchantId: number | '';
  onClose: () => void;
}

/** Panel with the cash drawers of a merchant, each of which opens its form. */
export function DrawerList({ merchantId, onClose }: DrawerListProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const { data, error, mutate } = useDrawers(merchantId);
  const { money } = useFormat(data?.aaData[0]?.merchant_id);
  const [edited, setEdited] = useState<CashDrawer | 'new' | null>(null);
  if (edited)
    return (
      <DrawerForm
        drawer={edited === 'new' ? null : edited}
        merchantId={merchantId}
        onClose={() => setEdited(null)}
      />
    );
  const noteOf = ({ variance_limit, holder }: CashDrawer) =>
    holder
      ? formatMessage(yourMessages.inUse, { name: holder.name })
      : formatMessage(messages.limitOf, { limit: money(variance_limit) });
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={formatMessage(messages.title)}
      footer={
        data && (
          <AddButton onPress={() => setEdited('new')}>{formatMessage(messages.add)}</AddButton>
        )
      }
    >
      {data && (
        <ListGroup
          label={formatMessage(messages.title)}
          items={data.aaData.map((drawer) => ({
            id: String(drawer.id),
            title: drawer.name,
            description: noteOf(drawer),
            end: !drawer.is_active && <Badge>{formatMessage(messages.inactive)}</Badge>,
            onPress: () => setEdited(drawer),
          }))}
        />
      )}
      {!data && !error && <LinesSkeleton />}
      {error && !data && (
        <LoadError
          error={error}
          title={formatMessage(messages.failed)}
          explain={explain}
          onRetry={mutate}
        />
      )}
    </Drawer>
  );
}

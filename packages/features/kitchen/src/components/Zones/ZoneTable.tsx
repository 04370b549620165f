import { isShown, toggleKitchenZone, Problem, type KitchenZone } from '@servery/api';
import { Badge, DataTable, Inline, Switch, Text, toast, type Column } from '@servery/ui';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useZoneAction } from '../../hooks/useZoneAction.ts';
import { zonesColumnMessages, zonesMessages } from '../../messages.ts';
import type { ZonesView } from '../../zonesView.ts';

interface ZoneTableProps {
  rows: readonly KitchenZone[];
  isLoading: boolean;
  mayEdit: boolean;
  empty: ReactNode;
  order: ZonesView['order'];
  onOrder: (order: ZonesView['order']) => void;
  onOpen: (zone: KitchenZone) => void;
}

const rowKey = ({ id }: KitchenZone) => String(id);

/** Switch that opens or closes a zone immediately. */
function ZoneSwitch({ zone }: { zone: KitchenZone }) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  const { trigger, isMutating } = useZoneAction(toggleKitchenZone);
  const { id, version, name } = zone;
  const toggle = async (is_active: boolean) => {
    try {
      await trigger({ params: { id }, body: { version, is_active } });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (!isShown(error)) toast.error({ title: text(error) });
    }
  };
  return (
    <Switch
      label={formatMessage(zonesMessages.isOpen, { name })}
      isSelected={zone.is_active}
      isPending={isMutating}
      onChange={(is) => void toggle(is)}
    />
  );
}

/** Table of the zones: their dishes, course, display and printers, and whether each is open. */
export function ZoneTable({ mayEdit, order, onOrder, onOpen, ...props }: ZoneTableProps) {
  const { formatMessage, formatList, formatNumber } = useIntl();
  const columns = useMemo((): Column<KitchenZone>[] => {
    const column = (
      id: keyof typeof zonesColumnMessages,
      cell: Column<KitchenZone>['cell'],
      rest: Partial<Column<KitchenZone>> = {},
    ) => ({ id, header: formatMessage(zonesColumnMessages[id]), cell, ...rest });
    const makes = ({ categories, items }: KitchenZone) =>
      formatList([...categories, ...items].map(({ name }) => name)) ||
      formatMessage(zonesMessages.onlyRest);
    const tickets = ({ has_display, printer_id }: KitchenZone) =>
      formatList(
        [
          has_display && formatMessage(zonesMessages.display),
          printer_id !== null && formatMessage(zonesMessages.printer),
        ].filter((label) => label !== false),
        { style: 'narrow' },
      );
    const open = (zone: KitchenZone) =>
      mayEdit ? (
        <ZoneSwitch zone={zone} />
      ) : (
        <Badge emphasis="plain" tone={zone.is_active ? 'success' : 'neutral'}>
          {formatMessage(zone.is_active ? zonesMessages.active : zonesMessages.inactive)}
        </Badge>
      );
    return [
      column(
        'name',
        (zone) => (
          <Inline gap="s">
            <Text weight="medium">
              <bdi>{zone.name}</bdi>
            </Text>
            {zone.is_fallback && <Badge tone="info">{formatMessage(zonesMessages.rest)}</Badge>}
          </Inline>
        ),
        { minWidth: 200, width: '1.2fr', sortKey: 'name' },
      ),
      column('makes', makes, { minWidth: 200, width: '2fr' }),
      column('dishes', ({ item_count }) => formatNumber(item_count), { width: 88, align: 'end' }),
      column('course', ({ course }) => formatNumber(course), { width: 88, align: 'end' }),
      column('tickets', tickets, { width: 160 }),
      column('open', open, { width: 112 }),
    ];
  }, [formatMessage, formatList, formatNumber, mayEdit]);
  return (
    <DataTable
      label={formatMessage(zonesMessages.table)}
      rowKey={rowKey}
      columns={columns}
      {...props}
      sort={{ key: 'name', direction: order === 'desc' ? 'descending' : 'ascending' }}
      onSortChange={({ direction }) => onOrder(direction === 'descending' ? 'desc' : '')}
      skeletonRows={5}
      onRowPress={mayEdit ? onOpen : undefined}
    />
  );
}

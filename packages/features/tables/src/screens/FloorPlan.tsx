import { tableStates, updateTable, type Table } from '@servery/api';
import { tablePlan } from '@servery/domain/tables';
import {
  Badge,
  Button,
  EmptyState,
  Heading,
  LinkButton,
  QrIcon,
  Select,
  TableIcon,
  Text,
  toast,
  VisuallyHidden,
} from '@servery/ui';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import * as styles from '../components/page.css.ts';
import * as planStyles from '../components/plan/plan.css.ts';
import { PlanTable } from '../components/plan/PlanTable.tsx';
import type { Place } from '../components/plan/useMoving.ts';
import { looks } from '../components/StateBadge.tsx';
import { useFloor } from '@servery/screens/floor';
import { useRights } from '@servery/api/user';
import { LoadState, UnreadableNotice, useErrorToast } from '@servery/screens';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useTableAction } from '../hooks/useTableAction.ts';
import { codeMessages } from '../messages/code.ts';
import { commonMessages } from '../messages/common.ts';
import { listMessages } from '../messages/list.ts';
import { planMessages as messages } from '../messages/plan.ts';
import { stateMessages } from '../messages/state.ts';
import { sectionsOf, tablesView } from '../tablesView.ts';

export interface FloorPlanProps {
  /** The query string of the URL: the selected section. */
  search: string;
  /** Called with the next query string. */
  onSearchChange: (next: string) => void;
  /** Called with the id of a pressed table, to show its order and cart. */
  onOpen: (tableId: number) => void;
  /** The URL of the QR codes of the tables. */
  codesHref: string;
  /** The merchant whose tables are shown; the person's own by default. */
  merchantId?: number;
}

/**
 * The floor plan of a section with the current state of each table. Tables are moved by pointer or
 * keys.
 */
export function FloorPlan({
  search,
  onSearchChange,
  onOpen,
  codesHref,
  merchantId,
}: FloorPlanProps) {
  const { formatMessage } = useIntl();
  const may = useRights();
  const attempt = useErrorToast(useProblemText());
  const { trigger, isMutating } = useTableAction(updateTable);
  const { data: floor, error, mutate } = useFloor(merchantId ?? '');
  const tables = floor?.tables;
  /** The unsaved positions of moved tables; null while the plan isn't edited. */
  const [moved, setMoved] = useState<ReadonlyMap<number, Place> | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const sections = sectionsOf(tables ?? []);
  const requested = tablesView.read(search).section;
  const section =
    requested !== null && sections.includes(requested) ? requested : (sections[0] ?? '');
  const isMovable = moved !== null;
  const move = useCallback(
    ({ id, name }: Table, to: Place) => {
      setMoved((known) => new Map([...(known ?? []), [id, to]]));
      setAnnouncement(formatMessage(messages.moved, { name, ...to }));
    },
    [formatMessage],
  );
  const save = () =>
    attempt(async () => {
      for (const [id, place] of moved ?? []) {
        const table = tables?.find((one) => one.id === id);
        if (!table) continue;
        const { version, name, seats_min, seats_max, shape } = table;
        const input = { name, section: table.section, seats_min, seats_max, shape, ...place };
        await trigger({ params: { id }, body: { version, ...input } });
      }
      // Reload, as the responses to the writes above may have arrived in any order.
      await mutate(
        (known) =>
          known && {
            ...known,
            tables: known.tables.map((table) => ({ ...table, ...moved?.get(table.id) })),
          },
      );
      setMoved(null);
      toast.success({ title: formatMessage(messages.saved) });
    });
  if (!tables)
    return (
      <div className={styles.page}>
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <LoadState
          error={error}
          forbidden={formatMessage(commonMessages.refused)}
          onRetry={mutate}
        />
      </div>
    );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <div className={styles.toolbar}>
          {isMovable ? (
            <>
              <Button tone="neutral" isDisabled={isMutating} onPress={() => setMoved(null)}>
                {formatMessage(messages.discard)}
              </Button>
              <Button
                tone="accent"
                emphasis="solid"
                isPending={isMutating}
                onPress={() => void save()}
              >
                {formatMessage(messages.save)}
              </Button>
            </>
          ) : (
            tables.length > 0 && (
              <>
                <LinkButton href={codesHref} icon={<QrIcon />}>
                  {formatMessage(codeMessages.title)}
                </LinkButton>
                {may('table.edit') && (
                  <Button tone="neutral" onPress={() => setMoved(new Map())}>
                    {formatMessage(messages.edit)}
                  </Button>
                )}
              </>
            )
          )}
        </div>
      </div>
      <UnreadableNotice rows={floor.unreadable} />
      {tables.length === 0 ? (
        <EmptyState icon={<TableIcon />} title={formatMessage(listMessages.emptyTitle)}>
          {formatMessage(listMessages.empty)}
        </EmptyState>
      ) : (
        <>
          <div className={styles.filters}>
            <Select
              label={formatMessage(messages.section)}
              options={sections.map((one) => ({
                value: `:${one}`,
                label: one || formatMessage(listMessages.noSection),
              }))}
              value={`:${section}`}
              onChange={(value) =>
                onSearchChange(tablesView.write(search, { section: value.slice(1) }))
              }
            />
          </div>
          {isMovable && <Text as="p">{formatMessage(messages.hint)}</Text>}
          <div className={planStyles.frame} dir="ltr">
            <ul
              className={planStyles.plan}
              style={{ inlineSize: tablePlan.width, blockSize: tablePlan.height }}
              aria-label={formatMessage(messages.plan, {
                section: section || formatMessage(listMessages.noSection),
              })}
            >
              {tables
                .filter((table) => table.section === section)
                .map((table) => (
                  <PlanTable
                    key={table.id}
                    table={table}
                    x={moved?.get(table.id)?.x ?? table.x}
                    y={moved?.get(table.id)?.y ?? table.y}
                    isMovable={isMovable}
                    onMove={move}
                    onOpen={onOpen}
                  />
                ))}
            </ul>
          </div>
          <div className={planStyles.legend}>
            {tableStates.map((state) => (
              <Badge key={state} tone={looks[state].tone} icon={looks[state].icon}>
                {formatMessage(stateMessages[state])}
              </Badge>
            ))}
          </div>
        </>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

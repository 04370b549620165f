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
import { Trouble } from '../components/Trouble.tsx';
import { Waiting } from '../components/Waiting.tsx';
import { useFloor } from '../hooks/useFloor.ts';
import { useRights } from '@servery/api/user';
import { useTableAction } from '../hooks/useTableAction.ts';
import { useTell } from '../hooks/useTell.ts';
import { codeWords } from '../messages/code.ts';
import { listWords } from '../messages/list.ts';
import { planWords as words } from '../messages/plan.ts';
import { stateWords } from '../messages/state.ts';
import { readView, sectionsOf, writeView } from '../tablesView.ts';

export interface FloorPlanProps {
  /** The address from `?` on: which section is shown. */
  search: string;
  /** The address is to change. */
  onSearchChange: (next: string) => void;
  /** A table was pressed: show its order and cart. */
  onOpen: (tableId: number) => void;
  /** Where the QR codes of the tables are. */
  codesHref: string;
  /** Whose tables, for those who look after several; their own without it. */
  merchantId?: number;
}

/** The tables of a section where they stand, and how each stands now; they are moved by pointer or by keys. */
export function FloorPlan({
  search,
  onSearchChange,
  onOpen,
  codesHref,
  merchantId,
}: FloorPlanProps) {
  const { formatMessage } = useIntl();
  const may = useRights();
  const tell = useTell();
  const { trigger, isMutating } = useTableAction(updateTable);
  const { data: tables, error, mutate } = useFloor(merchantId ?? '');
  /** Where tables were moved to since the plan was last saved; null while nobody moves them. */
  const [moved, setMoved] = useState<ReadonlyMap<number, Place> | null>(null);
  const [news, setNews] = useState('');
  const sections = sectionsOf(tables ?? []);
  const asked = readView(search).section;
  const section = asked !== null && sections.includes(asked) ? asked : (sections[0] ?? '');
  const isMovable = moved !== null;
  const move = useCallback(
    ({ id, name }: Table, to: Place) => {
      setMoved((known) => new Map([...(known ?? []), [id, to]]));
      setNews(formatMessage(words.moved, { name, ...to }));
    },
    [formatMessage],
  );
  const save = () =>
    tell(async () => {
      for (const [id, place] of moved ?? []) {
        const table = tables?.find((one) => one.id === id);
        if (!table) continue;
        const { version, name, seats_min, seats_max, shape } = table;
        const wish = { name, section: table.section, seats_min, seats_max, shape, ...place };
        await trigger({ params: { id }, body: { version, ...wish } });
      }
      // As they stand now, whichever of the answers that are on their way comes last.
      await mutate((known) => known?.map((table) => ({ ...table, ...moved?.get(table.id) })));
      setMoved(null);
      toast.success({ title: formatMessage(words.saved) });
    });
  if (!tables)
    return (
      <div className={styles.page}>
        <Heading level={1}>{formatMessage(words.title)}</Heading>
        {error ? <Trouble problem={error} onRetry={() => mutate()} /> : <Waiting />}
      </div>
    );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{formatMessage(words.title)}</Heading>
        <div className={styles.tools}>
          {isMovable ? (
            <>
              <Button tone="neutral" isDisabled={isMutating} onPress={() => setMoved(null)}>
                {formatMessage(words.discard)}
              </Button>
              <Button
                tone="accent"
                emphasis="solid"
                isPending={isMutating}
                onPress={() => void save()}
              >
                {formatMessage(words.save)}
              </Button>
            </>
          ) : (
            tables.length > 0 && (
              <>
                <LinkButton href={codesHref} icon={<QrIcon />}>
                  {formatMessage(codeWords.title)}
                </LinkButton>
                {may('table.edit') && (
                  <Button tone="neutral" onPress={() => setMoved(new Map())}>
                    {formatMessage(words.edit)}
                  </Button>
                )}
              </>
            )
          )}
        </div>
      </div>
      {tables.length === 0 ? (
        <EmptyState icon={<TableIcon />} title={formatMessage(listWords.emptyTitle)}>
          {formatMessage(listWords.empty)}
        </EmptyState>
      ) : (
        <>
          <div className={styles.filters}>
            <Select
              label={formatMessage(words.section)}
              options={sections.map((one) => ({
                value: `:${one}`,
                label: one || formatMessage(listWords.noSection),
              }))}
              value={`:${section}`}
              onChange={(value) => onSearchChange(writeView(search, { section: value.slice(1) }))}
            />
          </div>
          {isMovable && <Text as="p">{formatMessage(words.hint)}</Text>}
          <div className={planStyles.frame} dir="ltr">
            <ul
              className={planStyles.plan}
              style={{ inlineSize: tablePlan.width, blockSize: tablePlan.height }}
              aria-label={formatMessage(words.plan, {
                section: section || formatMessage(listWords.noSection),
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
                {formatMessage(stateWords[state])}
              </Badge>
            ))}
          </div>
        </>
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  );
}

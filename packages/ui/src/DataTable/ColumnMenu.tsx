import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuEntry } from '../Menu/entries.ts';
import { ArrowEndIcon, ArrowStartIcon, ChevronDownIcon, HideIcon, UndoIcon } from '../icons.ts';
import { menuButton, mirrored } from './ColumnTools.css.ts';
import { MenuOpener } from './MenuOpener.tsx';
import { neighbour } from './columnState.ts';
import { labelOf, nextSort, type Column, type Sort } from './columns.ts';
import type { SortProps } from './HeaderCell.tsx';
import type { ColumnControl } from './useColumnState.ts';
import type { ColumnToolLabels } from './useColumnTools.tsx';

export interface ColumnMenuProps<Row> extends Pick<SortProps, 'onSortChange'> {
  /** The column of the menu. */
  column: Column<Row>;
  /** Functions to arrange the columns. */
  control: ColumnControl<Row>;
  /** The texts of the menu. */
  labels: ColumnToolLabels;
  /** Whether the column can't be hidden or moved. */
  isFixed: boolean;
}

/** All actions on a column, for keyboard and pointer. */
export function ColumnMenu<Row>({
  column,
  control,
  labels,
  isFixed,
  onSortChange,
}: ColumnMenuProps<Row>) {
  const { id, pin, sortKey } = column;
  const label = labels.menu(labelOf(column) ?? id);
  const sort = (direction: Sort['direction']) => () => {
    if (sortKey === undefined) return;
    const next = { ...nextSort(sortKey, undefined), direction };
    onSortChange?.(next, [next]);
  };
  const move = (step: -1 | 1, icon: React.ReactNode): MenuEntry => ({
    id: `move ${step}`,
    label: step < 0 ? labels.moveToStart : labels.moveToEnd,
    icon: <span className={mirrored}>{icon}</span>,
    isDisabled: !neighbour(control.columns, id, step),
    onAction: () => control.move(id, step),
  });
  const items: MenuEntry[] = [];
  if (sortKey !== undefined && onSortChange)
    items.push(
      { id: 'up', label: labels.sortAscending, icon: <ArrowUp />, onAction: sort('ascending') },
      {
        id: 'down',
        label: labels.sortDescending,
        icon: <ArrowDown />,
        onAction: sort('descending'),
      },
      { type: 'separator', id: 'after sort' },
    );
  if (!isFixed) items.push(move(-1, <ArrowStartIcon />), move(1, <ArrowEndIcon />));
  if (pin)
    items.push({
      id: 'unpin',
      label: labels.unpin,
      icon: <PinOff />,
      onAction: () => control.pin(id, undefined),
    });
  if (pin !== 'start')
    items.push({
      id: 'pin start',
      label: labels.pinStart,
      icon: <Pin />,
      onAction: () => control.pin(id, 'start'),
    });
  if (pin !== 'end')
    items.push({
      id: 'pin end',
      label: labels.pinEnd,
      icon: <Pin />,
      onAction: () => control.pin(id, 'end'),
    });
  if (control.widths[id] !== undefined)
    items.push({
      id: 'reset width',
      label: labels.resetWidth,
      icon: <UndoIcon />,
      onAction: () => control.resize(id, undefined, true),
    });
  if (!isFixed)
    items.push(
      { type: 'separator', id: 'before hide' },
      {
        id: 'hide',
        label: labels.hide,
        icon: <HideIcon />,
        onAction: () => control.setHidden(id, true),
      },
    );
  return (
    <Menu
      label={label}
      items={items}
      placement="bottom end"
      trigger={
        <MenuOpener label={label} className={menuButton}>
          <ChevronDownIcon aria-hidden />
        </MenuOpener>
      }
    />
  );
}

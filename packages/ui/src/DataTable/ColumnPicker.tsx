import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Popover } from '../Popover/Popover.tsx';
import type { Opener } from '../overlays/trigger.tsx';
import { picker } from './ColumnTools.css.ts';
import { labelOf } from './columns.ts';
import type { ColumnControl } from './useColumnState.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

const messages = {
  title: { id: 'columnPicker.title', text: 'Columns' },
  reset: { id: 'columnPicker.reset', text: 'Reset columns' },
};

export interface ColumnPickerProps<Row> {
  /** The button that opens the picker. */
  trigger: Opener;
  /** The columns, from `useColumnState`. */
  control: ColumnControl<Row>;
  /**
   * Returns whether the column with an id can't be hidden. All can be hidden if it's left out,
   * except the last visible one.
   */
  isFixed?: (id: string) => boolean;
  /** The title of the picker, and the label of the button that restores the columns. */
  labels?: { title?: string; reset?: string };
  /**
   * Whether the picker is open at first.
   * @default false
   */
  defaultOpen?: boolean;
}

/**
 * Selects the visible columns and restores the original ones. The last visible column can't be
 * hidden.
 */
export function ColumnPicker<Row>({
  trigger,
  control,
  isFixed,
  labels,
  defaultOpen = false,
}: ColumnPickerProps<Row>) {
  const format = useFormatMessage();
  const { columns, setHidden, isChanged, reset } = control;
  const isLast = columns.filter((column) => !column.isHidden).length === 1;
  return (
    <Popover
      trigger={trigger}
      title={labels?.title ?? format(messages.title)}
      defaultOpen={defaultOpen}
      placement="bottom end"
    >
      <div className={picker}>
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            isSelected={!column.isHidden}
            isDisabled={isFixed?.(column.id) || (isLast && !column.isHidden)}
            onChange={(isShown) => setHidden(column.id, !isShown)}
          >
            {labelOf(column) ?? column.id}
          </Checkbox>
        ))}
        <Button size="s" isDisabled={!isChanged} onPress={reset}>
          {labels?.reset ?? format(messages.reset)}
        </Button>
      </div>
    </Popover>
  );
}

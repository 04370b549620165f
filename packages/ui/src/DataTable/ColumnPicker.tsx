import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Popover } from '../Popover/Popover.tsx';
import type { Opener } from '../overlays/trigger.tsx';
import { picker } from './ColumnTools.css.ts';
import { labelOf } from './columns.ts';
import type { ColumnControl } from './useColumnState.ts';

export interface ColumnPickerProps<Row> {
  /** The button that opens it. */
  trigger: Opener;
  control: ColumnControl<Row>;
  /** Columns that stay. */
  isFixed?: (id: string) => boolean;
  words: { title: string; reset: string };
  defaultOpen?: boolean;
}

/** Chooses which columns show, and puts everything back. The last one stays. */
export function ColumnPicker<Row>({
  trigger,
  control,
  isFixed,
  words,
  defaultOpen = false,
}: ColumnPickerProps<Row>) {
  const { columns, setHidden, isChanged, reset } = control;
  const isLast = columns.filter((column) => !column.isHidden).length === 1;
  return (
    <Popover trigger={trigger} title={words.title} defaultOpen={defaultOpen} placement="bottom end">
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
          {words.reset}
        </Button>
      </div>
    </Popover>
  );
}

import type { ReactElement } from 'react';
import { ChevronDownIcon } from '../icons.ts';
import { onDemand, type StandIn } from '../onDemand/onDemand.tsx';
import type { ColumnMenuProps } from './ColumnMenu.tsx';
import { headerEnd, menuButton } from './ColumnTools.css.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import { labelOf } from './columns.ts';

type LateProps<Row> = ColumnMenuProps<Row> & { children: StandIn };

const LateMenu = onDemand(async () => (await import('./ColumnMenu.tsx')).ColumnMenu) as <Row>(
  props: LateProps<Row>,
) => ReactElement;

/** The menu and the resize handle at the end of a heading. */
export function HeaderEnd<Row>(props: ColumnMenuProps<Row>) {
  const { column, control, labels } = props;
  const label = labelOf(column) ?? column.id;
  return (
    <span className={headerEnd} data-header-tools>
      <LateMenu<Row> {...props}>
        {(press) => (
          <button
            type="button"
            aria-haspopup="menu"
            aria-expanded={false}
            aria-label={labels.menu(label)}
            className={menuButton}
            onClick={press}
          >
            <ChevronDownIcon aria-hidden />
          </button>
        )}
      </LateMenu>
      <ResizeHandle
        label={labels.resize(label)}
        width={control.widths[column.id]}
        onResize={(width, isDone) => control.resize(column.id, width, isDone)}
      />
    </span>
  );
}

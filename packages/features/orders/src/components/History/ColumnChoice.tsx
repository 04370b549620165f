import { Button, Checkbox, Popover } from '@servery/ui';
import { useIntl } from 'react-intl';
import { toolMessages } from '../../messages/history.ts';
import { isOptional, type HistoryColumn } from './columns.tsx';
import { ToolButton, type ToolButtonProps } from './ToolButton.tsx';
import * as styles from './Tools.css.ts';

interface ColumnChoiceProps {
  columns: readonly HistoryColumn[];
  /** The ids of the columns that are not shown. */
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
  button: ToolButtonProps;
}

/** A popover to choose the shown columns. */
export function ColumnChoice({ columns, hidden, onChange, button }: ColumnChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <Popover
      title={formatMessage(toolMessages.columns)}
      placement="bottom end"
      trigger={<ToolButton {...button} />}
    >
      <div className={styles.list}>
        {columns.filter(isOptional).map(({ id, label }) => (
          <Checkbox
            key={id}
            isSelected={!hidden.includes(id)}
            onChange={(isShown) =>
              onChange(isShown ? hidden.filter((one) => one !== id) : [...hidden, id])
            }
          >
            {label}
          </Checkbox>
        ))}
        <Button
          tone="neutral"
          emphasis="outline"
          isDisabled={hidden.length === 0}
          onPress={() => onChange([])}
        >
          {formatMessage(toolMessages.allColumns)}
        </Button>
      </div>
    </Popover>
  );
}

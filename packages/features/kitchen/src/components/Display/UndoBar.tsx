import { Button, UndoIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { LastStep } from '../../hooks/useKitchenSteps.ts';
import { displayUndoMessages as messages } from '../../messages.ts';
import * as styles from './UndoBar.css.ts';

interface UndoBarProps {
  last: LastStep | null;
  onUndo: () => void;
}

/** The last step, with a button to undo it for 10 seconds. */
export function UndoBar({ last, onUndo }: UndoBarProps) {
  const { formatMessage } = useIntl();
  const [line, ...others] = last?.lines ?? [];
  // Name the dish if the step changed only one of several.
  const isPart =
    last &&
    line &&
    others.every(({ name }) => name === line.name) &&
    last.lines.length < last.ticket.lines.length;
  const number = isPart ? `${last.ticket.number} · ${line.name}` : last?.ticket.number;
  return (
    <div className={styles.place} role="status">
      {last && (
        <div className={styles.bar}>
          <bdi>{formatMessage(messages[last.kind], { number })}</bdi>
          <Button
            size="l"
            tone="neutral"
            emphasis="outline"
            icon={<UndoIcon />}
            aria-keyshortcuts="u"
            onPress={onUndo}
          >
            {formatMessage(messages.undo)}
          </Button>
        </div>
      )}
    </div>
  );
}

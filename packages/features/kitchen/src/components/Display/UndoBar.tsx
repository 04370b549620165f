import { Button, UndoIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { LastStep } from '../../hooks/useKitchenSteps.ts';
import { displayUndoWords as words } from '../../messages.ts';
import * as styles from './UndoBar.css.ts';

interface UndoBarProps {
  last: LastStep | null;
  onUndo: () => void;
}

/** What was just done, and for ten seconds the way back. */
export function UndoBar({ last, onUndo }: UndoBarProps) {
  const { formatMessage } = useIntl();
  const [line, ...others] = last?.lines ?? [];
  // Of one line of several, which one.
  const isPart = last && line && others.length === 0 && last.ticket.lines.length > 1;
  const number = isPart ? `${last.ticket.number} · ${line.name}` : last?.ticket.number;
  return (
    <div className={styles.place} role="status">
      {last && (
        <div className={styles.bar}>
          <bdi>{formatMessage(words[last.kind], { number })}</bdi>
          <Button
            size="l"
            tone="neutral"
            emphasis="outline"
            icon={<UndoIcon />}
            aria-keyshortcuts="u"
            onPress={onUndo}
          >
            {formatMessage(words.undo)}
          </Button>
        </div>
      )}
    </div>
  );
}

import type { TicketLine } from '@servery/api';
import { Button, PauseIcon, PlayIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { lineGroupsOf } from '../../lineGroups.ts';
import { displayCourseMessages as messages } from '../../messages.ts';
import { TicketLineRow } from './TicketLineRow.tsx';
import * as styles from './Ticket.css.ts';

interface CourseProps {
  course: number;
  lines: readonly TicketLine[];
  /** Whether it is the only course of its ticket. */
  isOnly: boolean;
  /** Bumps or recalls equal lines. */
  onLines: ((lines: readonly TicketLine[]) => void) | undefined;
  onHold: ((lines: readonly TicketLine[]) => void) | undefined;
  onFire: ((lines: readonly TicketLine[]) => void) | undefined;
}

/** The dishes of one course, which can be held and fired. */
export function Course({ course, lines, isOnly, onLines, onHold, onFire }: CourseProps) {
  const { formatMessage } = useIntl();
  const held = lines.filter(({ status }) => status === 'held');
  const waiting = lines.filter(({ status }) => status === 'queued');
  const hasHead = held.length > 0 || !isOnly;
  return (
    <>
      {hasHead && (
        <div className={styles.courseHead}>
          <span>{formatMessage(messages.title, { course })}</span>
          {held.length > 0 && (
            <span className={styles.held}>
              <PauseIcon />
              {formatMessage(messages.held)}
            </span>
          )}
          {held.length > 0
            ? onFire && (
                <Button
                  tone="accent"
                  emphasis="solid"
                  icon={<PlayIcon />}
                  onPress={() => onFire(held)}
                >
                  {formatMessage(messages.fire)}
                </Button>
              )
            : course > 1 &&
              waiting.length > 0 &&
              onHold && (
                <Button
                  tone="neutral"
                  emphasis="outline"
                  icon={<PauseIcon />}
                  onPress={() => onHold(waiting)}
                >
                  {formatMessage(messages.hold)}
                </Button>
              )}
        </div>
      )}
      {lineGroupsOf(lines).map(({ line, lines: equal }) => (
        <TicketLineRow key={line.id} line={line} onPress={onLines && (() => onLines(equal))} />
      ))}
    </>
  );
}

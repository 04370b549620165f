import type { KanbanTask } from '@servery/api/template';
import {
  AlertIcon,
  AvatarGroup,
  CalendarIcon,
  CommentIcon,
  ReceiptIcon,
  VisuallyHidden,
} from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cardWords, commentsWords, linesWords, moreWords } from '../messages/places.ts';
import { above, faces, fact, foot } from './card.css.ts';

/** A figure that its icon explains, and words to who does not see it. */
const Fact = ({ icon, figure, words }: { icon: ReactNode; figure: number; words: string }) => (
  <span className={fact} title={words}>
    {icon}
    <span aria-hidden>{figure}</span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);

/** When a task is due, what hangs on it and whose it is; nothing where there is nothing to say. */
export function CardFoot({ task, today }: { task: KanbanTask; today: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { dueDate, attachments, comments, assignedTo } = task;
  const hasMore = attachments.length + comments.length + assignedTo.length > 0;
  if (!dueDate && !hasMore) return null;
  const isLate = dueDate !== null && dueDate < today && task.boardId !== 'done';
  return (
    <div className={foot}>
      {dueDate && (
        <time className={fact} dateTime={dueDate} data-late={isLate || undefined}>
          {isLate ? <AlertIcon aria-hidden /> : <CalendarIcon aria-hidden />}
          {formatDate(dueDate, { day: 'numeric', month: 'short', timeZone: 'UTC' })}
          {isLate && <VisuallyHidden> {formatMessage(cardWords.overdue)}</VisuallyHidden>}
        </time>
      )}
      {attachments.length > 0 && (
        <Fact
          icon={<ReceiptIcon aria-hidden />}
          figure={attachments.length}
          words={formatMessage(linesWords, { count: attachments.length })}
        />
      )}
      {comments.length > 0 && (
        <Fact
          icon={<CommentIcon />}
          figure={comments.length}
          words={formatMessage(commentsWords, { count: comments.length })}
        />
      )}
      {assignedTo.length > 0 && (
        <span className={`${above} ${faces}`}>
          <AvatarGroup
            label={formatMessage(cardWords.assignees)}
            size="s"
            max={3}
            people={assignedTo.map(({ title, img }) => ({ id: title, name: title, src: img }))}
            moreLabel={(figure) => formatMessage(moreWords, { figure })}
          />
        </span>
      )}
    </div>
  );
}

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
import { cardMessages, commentsMessages, linesMessages, moreMessages } from '../messages/places.ts';
import { above, faces, fact, foot } from './card.css.ts';

/** A number that its icon explains, with a text alternative. */
const Fact = ({ icon, figure, label }: { icon: ReactNode; figure: number; label: string }) => (
  <span className={fact} title={label}>
    {icon}
    <span aria-hidden>{figure}</span>
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);

/** Footer of a card: due date, counts and assignees. Renders nothing if there are none. */
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
          {isLate && <VisuallyHidden> {formatMessage(cardMessages.overdue)}</VisuallyHidden>}
        </time>
      )}
      {attachments.length > 0 && (
        <Fact
          icon={<ReceiptIcon aria-hidden />}
          figure={attachments.length}
          label={formatMessage(linesMessages, { count: attachments.length })}
        />
      )}
      {comments.length > 0 && (
        <Fact
          icon={<CommentIcon />}
          figure={comments.length}
          label={formatMessage(commentsMessages, { count: comments.length })}
        />
      )}
      {assignedTo.length > 0 && (
        <span className={`${above} ${faces}`}>
          <AvatarGroup
            label={formatMessage(cardMessages.assignees)}
            size="s"
            max={3}
            people={assignedTo.map(({ title, img }) => ({ id: title, name: title, src: img }))}
            moreLabel={(figure) => formatMessage(moreMessages, { figure })}
          />
        </span>
      )}
    </div>
  );
}

import type { TodoTask } from '@servery/api/template';
import { Avatar, Badge, Checkbox, Link, StarIcon, VisuallyHidden } from '@servery/ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { completeMessages, listMessages, tagMessages } from '../messages/list.ts';
import { tagTones } from './tagTones.ts';
import { due, facts, row, star, title } from './todo.css.ts';

interface TaskRowProps {
  task: TodoTask;
  href: string;
  /** The current day, such as `2026-11-21`. */
  today: string;
  onComplete: (task: TodoTask, isCompleted: boolean) => void;
}

/** A row of the list: completes the task and links to its form. */
export const TaskRow = memo(function TaskRow({ task, href, today, onComplete }: TaskRowProps) {
  const { formatMessage, formatDate } = useIntl();
  const { isCompleted, dueDate, assignee } = task;
  const isLate = dueDate !== null && dueDate < today && !isCompleted;
  return (
    <div className={row}>
      <Checkbox
        label={formatMessage(completeMessages, { title: task.title })}
        isSelected={isCompleted}
        onChange={(next) => onComplete(task, next)}
      />
      <div className={facts}>
        <span className={title} data-done={isCompleted || undefined}>
          <Link href={href} tone="inherit" isQuiet>
            {task.title}
          </Link>
          {task.isImportant && (
            <span className={star}>
              <StarIcon size="1em" aria-hidden fill="currentColor" />
              <VisuallyHidden>{formatMessage(listMessages.important)}</VisuallyHidden>
            </span>
          )}
        </span>
        {task.tags.map((tag) => (
          <Badge key={tag} tone={tagTones[tag]}>
            {formatMessage(tagMessages[tag])}
          </Badge>
        ))}
        {dueDate && (
          <time className={due} dateTime={dueDate} data-late={isLate || undefined}>
            {formatDate(dueDate, { day: 'numeric', month: 'short', timeZone: 'UTC' })}
            {isLate && <VisuallyHidden> {formatMessage(listMessages.overdue)}</VisuallyHidden>}
          </time>
        )}
      </div>
      {assignee && <Avatar name={assignee.fullName} src={assignee.avatar} size="s" />}
    </div>
  );
});

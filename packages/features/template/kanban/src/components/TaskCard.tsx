import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import { Badge, useLink } from '@servery/ui';
import { useDragged, type DropEdge } from '@servery/ui/dnd';
import { memo, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { labelMessages } from '../messages/boards.ts';
import type { Step } from '../steps.ts';
import * as look from './card.css.ts';
import { CardFoot } from './CardFoot.tsx';
import { CardMenu } from './CardMenu.tsx';
import { labelTones } from './labelTones.ts';

/** Actions of a card. The functions are stable across renders. */
export interface CardActions {
  onStep: (task: KanbanTask, step: Step) => void;
  onBoard: (task: KanbanTask, boardId: string) => void;
  onDelete: (task: KanbanTask) => void;
}

interface TaskCardProps extends CardActions {
  /** The drag-and-drop group that the card belongs to. */
  group: string;
  task: KanbanTask;
  boards: readonly KanbanBoard[];
  href: string;
  today: string;
  /** The id of the element that describes how to move a card by keyboard. */
  hint: string;
  index: number;
  count: number;
  /** The height of the unrendered cards above it, in pixels. */
  gap: number;
  isTabStop: boolean;
  isCarried: boolean;
  onDrop: (dragged: string, index: number, edge: DropEdge) => void;
  measure: (element: Element) => () => void;
}

/** A card that summarises a task, links to its panel and can be dragged. */
export const TaskCard = memo(function TaskCard(props: TaskCardProps) {
  const { task, index, gap, isTabStop, isCarried, measure } = props;
  const { formatMessage } = useIntl();
  const link = useLink({ href: props.href });
  const { ref, isDragged, edge } = useDragged(props.group, String(task.id), (dragged, side) =>
    props.onDrop(dragged, index, side),
  );
  useEffect(() => (ref.current ? measure(ref.current) : undefined), [ref, measure]);
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li
      ref={ref}
      className={look.row}
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
      aria-posinset={index + 1}
      aria-setsize={props.count}
      data-task={task.id}
      data-dragged={isDragged || undefined}
      data-carried={isCarried || undefined}
      data-edge={edge ?? undefined}
    >
      <div className={look.card}>
        {task.coverImage && (
          <img className={look.cover} src={task.coverImage} alt="" decoding="async" />
        )}
        {task.labels.length > 0 && (
          <div className={look.labels}>
            {task.labels.map((label) => (
              <Badge key={label} tone={labelTones[label]}>
                {formatMessage(labelMessages[label])}
              </Badge>
            ))}
          </div>
        )}
        <div className={look.top}>
          <a
            {...link}
            className={look.title}
            draggable={false}
            tabIndex={tabIndex}
            aria-describedby={props.hint}
            data-open
          >
            {task.title}
          </a>
          <span className={`${look.above} ${look.more}`}>
            <CardMenu
              task={task}
              boards={props.boards}
              isFirst={index === 0}
              isLast={index === props.count - 1}
              tabIndex={tabIndex}
              onStep={props.onStep}
              onBoard={props.onBoard}
              onDelete={props.onDelete}
            />
          </span>
        </div>
        <CardFoot task={task} today={props.today} />
      </div>
    </li>
  );
});

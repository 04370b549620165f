import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import { DeleteIcon, IconButton, Menu, MoreIcon, type MenuItem, type MenuProps } from '@servery/ui';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { cardMenuMessages, cardMessages } from '../messages/places.ts';
import type { Step } from '../steps.ts';

interface CardMenuProps {
  task: KanbanTask;
  boards: readonly KanbanBoard[];
  isFirst: boolean;
  isLast: boolean;
  tabIndex: number;
  onStep: (task: KanbanTask, step: Step) => void;
  onBoard: (task: KanbanTask, boardId: string) => void;
  onDelete: (task: KanbanTask) => void;
}

const ways = ['first', 'up', 'down', 'last'] as const;

/**
 * Menu that moves or deletes a card without dragging. It's mounted on first use, because there may
 * be many cards.
 */
export function CardMenu({ task, tabIndex, ...props }: CardMenuProps) {
  const { formatMessage } = useIntl();
  const [isRequested, setRequested] = useState(false);
  const name = formatMessage(cardMenuMessages, { title: task.title });
  const button = (
    <IconButton
      size="s"
      label={name}
      tabIndex={tabIndex}
      {...(!isRequested && {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onPress: () => setRequested(true),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setRequested(true);
        },
      })}
    >
      <MoreIcon aria-hidden />
    </IconButton>
  );
  return isRequested ? <Places name={name} task={task} trigger={button} {...props} /> : button;
}

interface PlacesProps extends Omit<CardMenuProps, 'tabIndex'> {
  name: string;
  trigger: MenuProps['trigger'];
}

function Places({ name, task, boards, isFirst, isLast, trigger, ...props }: PlacesProps) {
  const { formatMessage } = useIntl();
  const others = boards.filter(({ id }) => id !== task.boardId);
  return (
    <Menu
      defaultOpen
      label={name}
      placement="bottom end"
      trigger={trigger}
      items={[
        ...section(
          'boards',
          formatMessage(cardMessages.moveTo),
          others.map(({ id, title }) => ({
            id: `to-${id}`,
            label: title,
            onAction: () => props.onBoard(task, id),
          })),
        ),
        ...section(
          'within',
          formatMessage(cardMessages.within),
          ways.map((way) => ({
            id: way,
            label: formatMessage(cardMessages[way]),
            isDisabled: way === 'first' || way === 'up' ? isFirst : isLast,
            onAction: () => props.onStep(task, way),
          })),
        ),
        { type: 'separator', id: 'line' },
        {
          id: 'delete',
          label: formatMessage(cardMessages.delete),
          tone: 'danger',
          icon: <DeleteIcon />,
          onAction: () => props.onDelete(task),
        },
      ]}
    />
  );
}

const section = (id: string, title: string, items: readonly MenuItem[]) =>
  items.length > 0 ? [{ type: 'section' as const, id, title, items }] : [];

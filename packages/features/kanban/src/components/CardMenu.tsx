import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import { DeleteIcon, IconButton, Menu, MoreIcon, type MenuItem } from '@servery/ui';
import { useIntl } from 'react-intl';
import { cardMenuWords, cardWords } from '../messages/places.ts';
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

/** Moves a card without dragging it: for fingers, switches and voices. */
export function CardMenu(props: CardMenuProps) {
  const { task, boards, isFirst, isLast } = props;
  const { formatMessage } = useIntl();
  const name = formatMessage(cardMenuWords, { title: task.title });
  const others = boards.filter(({ id }) => id !== task.boardId);
  return (
    <Menu
      label={name}
      placement="bottom end"
      trigger={
        <IconButton size="s" label={name} tabIndex={props.tabIndex}>
          <MoreIcon aria-hidden />
        </IconButton>
      }
      items={[
        ...section(
          'boards',
          formatMessage(cardWords.moveTo),
          others.map(({ id, title }) => ({
            id: `to-${id}`,
            label: title,
            onAction: () => props.onBoard(task, id),
          })),
        ),
        ...section(
          'within',
          formatMessage(cardWords.within),
          ways.map((way) => ({
            id: way,
            label: formatMessage(cardWords[way]),
            isDisabled: way === 'first' || way === 'up' ? isFirst : isLast,
            onAction: () => props.onStep(task, way),
          })),
        ),
        { type: 'separator', id: 'line' },
        {
          id: 'delete',
          label: formatMessage(cardWords.delete),
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

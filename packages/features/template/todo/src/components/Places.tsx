import { todoFilters, todoTags } from '@servery/api/template';
import {
  DeleteIcon,
  LinkButton,
  ListIcon,
  Nav,
  PlusIcon,
  Stack,
  StarIcon,
  SuccessIcon,
  Text,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { filterMessages, listMessages, tagMessages } from '../messages/list.ts';
import { isTodoPlace, readTodo, writeTodo, type TodoView } from '../todoView.ts';
import { tagTones } from './tagTones.ts';
import { dot } from './todo.css.ts';

const icons = { important: <StarIcon />, completed: <SuccessIcon />, deleted: <DeleteIcon /> };

/** Navigation between filters and tags, with the "Add task" button. */
export function Places({ address }: { address: string }) {
  const { formatMessage } = useIntl();
  const { filter, tag } = readTodo(address);
  const to = (place: Partial<TodoView>) =>
    writeTodo(address, { filter: '', tag: '', open: null, ...place });
  return (
    <Stack gap="l">
      <LinkButton
        href={writeTodo(address, { open: 'new' })}
        tone="accent"
        emphasis="solid"
        icon={<PlusIcon />}
        isWide
      >
        {formatMessage(listMessages.add)}
      </LinkButton>
      <Nav
        label={formatMessage(listMessages.places)}
        variant="pills"
        orientation="vertical"
        items={[
          {
            id: 'all',
            href: to({}),
            label: formatMessage(listMessages.all),
            icon: <ListIcon />,
            isCurrent: !filter && !tag && isTodoPlace(address),
          },
          ...todoFilters.map((one) => ({
            id: one,
            href: to({ filter: one }),
            label: formatMessage(filterMessages[one]),
            icon: icons[one],
            isCurrent: filter === one,
          })),
        ]}
      />
      <Stack gap="s">
        <Text size="s" tone="muted">
          {formatMessage(listMessages.tags)}
        </Text>
        <Nav
          label={formatMessage(listMessages.tags)}
          variant="pills"
          orientation="vertical"
          items={todoTags.map((one) => ({
            id: one,
            href: to({ tag: one }),
            label: formatMessage(tagMessages[one]),
            icon: <span className={dot} data-tone={tagTones[one]} />,
            isCurrent: tag === one,
          }))}
        />
      </Stack>
    </Stack>
  );
}

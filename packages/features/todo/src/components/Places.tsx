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
import { filterWords, listWords, tagWords } from '../messages/list.ts';
import { readTodo, writeTodo, type TodoView } from '../todoView.ts';
import { tagTones } from './tagTones.ts';
import { dot } from './todo.css.ts';

const icons = { important: <StarIcon />, completed: <SuccessIcon />, deleted: <DeleteIcon /> };

/** Where tasks are: those of a filter, those of a tag; and the way to a new one. */
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
        {formatMessage(listWords.add)}
      </LinkButton>
      <Nav
        label={formatMessage(listWords.places)}
        variant="pills"
        orientation="vertical"
        items={[
          {
            href: to({}),
            label: formatMessage(listWords.all),
            icon: <ListIcon />,
            isCurrent: !filter && !tag,
          },
          ...todoFilters.map((one) => ({
            href: to({ filter: one }),
            label: formatMessage(filterWords[one]),
            icon: icons[one],
            isCurrent: filter === one,
          })),
        ]}
      />
      <Stack gap="s">
        <Text size="s" tone="muted">
          {formatMessage(listWords.tags)}
        </Text>
        <Nav
          label={formatMessage(listWords.tags)}
          variant="pills"
          orientation="vertical"
          items={todoTags.map((one) => ({
            href: to({ tag: one }),
            label: formatMessage(tagWords[one]),
            icon: <span className={dot} data-tone={tagTones[one]} />,
            isCurrent: tag === one,
          }))}
        />
      </Stack>
    </Stack>
  );
}

import type { UserProject } from '@servery/api/template';
import { ProgressBar, Stack, Table, Text, type TableColumn } from '@servery/ui';
import { useIntl } from 'react-intl';
import { accountMessages as messages, tasksMessage } from '../../messages/account.ts';

/** The projects of a user, with their progress. */
export function Projects({ projects }: { projects: readonly UserProject[] }) {
  const { formatMessage, formatNumber } = useIntl();
  const columns: TableColumn<UserProject>[] = [
    {
      id: 'project',
      header: formatMessage(messages.project),
      isRowHeader: true,
      cell: ({ name, client }) => (
        <Stack gap="none">
          <bdi>{name}</bdi>
          <Text size="s" tone="muted" weight="medium">
            <bdi>{client}</bdi>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'tasks',
      header: formatMessage(messages.tasks),
      align: 'end',
      cell: ({ tasksDone: done, tasks }) => formatMessage(tasksMessage, { done, tasks }),
    },
    {
      id: 'progress',
      header: formatMessage(messages.progress),
      cell: ({ name, tasks, tasksDone }) => (
        <ProgressBar label={name} isLabelHidden value={tasksDone} maxValue={tasks} />
      ),
    },
    {
      id: 'hours',
      header: formatMessage(messages.hours),
      align: 'end',
      cell: ({ hours }) => formatNumber(hours),
    },
  ];
  return (
    <Table
      caption={formatMessage(messages.projects)}
      columns={columns}
      rows={projects}
      rowKey={({ id }) => String(id)}
      empty={formatMessage(messages.noProjects)}
    />
  );
}

import type { UserAccount } from '@servery/api/template';
import { Card, Stack, Text, Timeline, TimelineEvent } from '@servery/ui';
import { useIntl } from 'react-intl';
import { accountMessages as messages, activityMessages } from '../../messages/account.ts';
import { Invoices } from './Invoices.tsx';
import { Projects } from './Projects.tsx';

const tones = {
  signedIn: 'neutral',
  invoicePaid: 'success',
  fileShared: 'info',
  projectStarted: 'accent',
} as const;

/** The projects, activities and invoices of a user. */
export function AccountTab({ account }: { account: UserAccount }) {
  const { formatMessage, formatDate } = useIntl();
  const { projects, activities, invoices } = account;
  return (
    <Stack gap="l">
      <Projects projects={projects} />
      <Card title={formatMessage(messages.activity)} level={2}>
        {activities.length === 0 ? (
          <Text as="p" tone="muted">
            {formatMessage(messages.noActivity)}
          </Text>
        ) : (
          <Timeline label={formatMessage(messages.activity)}>
            {activities.map(({ id, kind, subject, at }) => (
              <TimelineEvent
                key={id}
                tone={tones[kind]}
                title={formatMessage(activityMessages[kind])}
                time={formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
                dateTime={at}
              >
                <bdi>{subject}</bdi>
              </TimelineEvent>
            ))}
          </Timeline>
        )}
      </Card>
      <Invoices invoices={invoices} />
    </Stack>
  );
}

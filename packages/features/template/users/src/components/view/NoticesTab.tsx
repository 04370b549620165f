import {
  noticeChannels,
  noticeTimings,
  saveUserNotices,
  userNotices,
  type NoticeTiming,
  type UserAccount,
  type UserNotice,
} from '@servery/api/template';
import { SaveActions, useEndpointForm } from '@servery/screens/form';
import { Banner, Checkbox, Form, Select, Stack, Table, toast } from '@servery/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useConnectionChanges } from '../../hooks/useAccount.ts';
import { useUserProblem } from '../../hooks/useUserProblem.ts';
import {
  noticeLabelMessage,
  noticeMessages as messages,
  timingMessages,
} from '../../messages/connections.ts';
import { FormCard } from './FormCard.tsx';

const NoticePermission = lazy(async () => ({
  default: (await import('../settings/NoticePermission.tsx')).NoticePermission,
}));

interface NoticesTabProps {
  id: number;
  account: UserAccount;
  /** Whether the user is the signed-in person, whose browser has to allow notifications. */
  isOwn: boolean;
}

/**
 * The notification settings of a user: a checkbox for each event and channel. Their title differs
 * from that of the region with the toasts.
 */
export function NoticesTab(props: NoticesTabProps) {
  const { formatMessage } = useIntl();
  const { notices, noticeTiming } = props.account;
  return (
    <Stack gap="l">
      {props.isOwn && (
        <Suspense>
          <NoticePermission />
        </Suspense>
      )}
      <FormCard
        title={formatMessage(messages.title)}
        version={JSON.stringify([notices, noticeTiming])}
      >
        {(onSaved) => <NoticesForm {...props} onSaved={onSaved} />}
      </FormCard>
    </Stack>
  );
}

function NoticesForm({ id, account, isOwn, onSaved }: NoticesTabProps & { onSaved: () => void }) {
  const { formatMessage } = useIntl();
  const { saveNotices } = useConnectionChanges();
  const form = useEndpointForm(saveUserNotices, {
    defaults: { notices: account.notices, timing: account.noticeTiming },
    toInput: (values) => ({ body: { id, ...values } }),
    send: async (input) => {
      await saveNotices(input);
      toast.success({ title: formatMessage(messages.saved) });
      onSaved();
    },
    explain: useUserProblem(),
  });
  return (
    <Form {...form.form} label={formatMessage(messages.title)}>
      {form.formError && <Banner tone="danger">{form.formError}</Banner>}
      <Table
        caption={formatMessage(messages.title)}
        isCaptionHidden
        rows={userNotices}
        rowKey={(notice) => notice}
        columns={[
          {
            id: 'topic',
            header: formatMessage(messages.topic),
            isRowHeader: true,
            cell: (notice: UserNotice) => formatMessage(messages[notice]),
          },
          ...noticeChannels.map((channel) => ({
            id: channel,
            header: formatMessage(messages[channel]),
            cell: (notice: UserNotice) => (
              <Checkbox
                label={formatMessage(noticeLabelMessage, {
                  topic: formatMessage(messages[notice]),
                  channel: formatMessage(messages[channel]),
                })}
                {...form.toggle(`notices.${notice}.${channel}`)}
              />
            ),
          })),
        ]}
      />
      {isOwn && (
        <Select
          label={formatMessage(messages.timing)}
          {...form.message('timing')}
          value={form.values.timing}
          options={noticeTimings.map((value) => ({
            value,
            label: formatMessage(timingMessages[value]),
          }))}
          onChange={(timing) => form.set('timing', timing as NoticeTiming)}
        />
      )}
      <SaveActions isDirty={form.isDirty} isPending={form.isPending} onDiscard={form.reset} />
    </Form>
  );
}

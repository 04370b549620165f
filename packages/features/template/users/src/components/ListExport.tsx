import { useClient } from '@servery/api/client';
import { listUsers, type User } from '@servery/api/template';
import { toast } from '@servery/ui';
import { ExportMenu } from '@servery/ui/spreadsheet';
import { useIntl } from 'react-intl';
import { queryOf } from '../hooks/useUsers.ts';
import type { ListView } from '../listView.ts';
import { formMessages } from '../messages/form.ts';
import { listMessages as messages } from '../messages/list.ts';
import {
  billingMessages,
  planMessages,
  roleMessages,
  statusMessages,
} from '../messages/vocabulary.ts';

const perPage = 100;

/** Exports, copies or prints all matching users across all pages. */
export function ListExport({ view, isDisabled }: { view: ListView; isDisabled: boolean }) {
  const { formatMessage } = useIntl();
  const { call } = useClient();
  const rows = async () => {
    const all: User[] = [];
    for (let page = 1; ; page += 1) {
      const query = { ...queryOf(view), perPage, page };
      // Sequential: only a response shows whether another page follows.
      // oxlint-disable-next-line no-await-in-loop
      const { users, total } = await call(listUsers, { query });
      all.push(...users);
      if (users.length < perPage || all.length >= total) return all;
    }
  };
  const column = (id: string, header: string, value: (user: User) => string) => ({
    id,
    header,
    value,
  });
  return (
    <ExportMenu
      columns={[
        column('fullName', formatMessage(formMessages.fullName), ({ fullName }) => fullName),
        column('username', formatMessage(formMessages.username), ({ username }) => username),
        column('email', formatMessage(formMessages.email), ({ email }) => email),
        column('contact', formatMessage(formMessages.contact), ({ contact }) => contact),
        column('company', formatMessage(formMessages.company), ({ company }) => company),
        column('country', formatMessage(formMessages.country), ({ country }) => country),
        column('role', formatMessage(messages.role), ({ role }) =>
          formatMessage(roleMessages[role]),
        ),
        column('plan', formatMessage(messages.plan), ({ currentPlan }) =>
          formatMessage(planMessages[currentPlan]),
        ),
        column('billing', formatMessage(messages.billing), ({ billing }) =>
          formatMessage(billingMessages[billing]),
        ),
        column('status', formatMessage(messages.status), ({ status }) =>
          formatMessage(statusMessages[status]),
        ),
      ]}
      rows={rows}
      fileName={formatMessage(messages.title)}
      isDisabled={isDisabled}
      onFail={() => toast.error({ title: formatMessage(messages.exportFailed) })}
    />
  );
}

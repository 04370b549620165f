import { useClient } from '@servery/api/client';
import { listUsers, type User } from '@servery/api/template';
import { readAll, readLength } from '@servery/screens/read-all';
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

export interface ListExportProps {
  view: ListView;
  /**
   * The ids of the users to export.
   * @default 'all'
   */
  only?: ReadonlySet<string> | 'all';
  isDisabled: boolean;
}

/** Exports, copies or prints all matching users across all pages, or only those of them. */
export function ListExport({ view, only = 'all', isDisabled }: ListExportProps) {
  const { formatMessage } = useIntl();
  const { call } = useClient();
  const rows = async () => {
    const all = await readAll(async (offset) => {
      const page = { perPage: readLength, page: offset / readLength + 1 } as const;
      const { users, total } = await call(listUsers, { query: { ...queryOf(view), ...page } });
      return { rows: users, total };
    });
    return only === 'all' ? all : all.filter(({ id }) => only.has(String(id)));
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

import { useUser } from '@servery/api/user';
import { Table } from '@servery/ui';
import { useIntl } from 'react-intl';
import {
  ListBody,
  ListEmpty,
  ListFilters,
  ListPage,
  useListView,
  type ListScreenProps,
} from '@servery/screens/list';
import { actionMessages, fieldMessages } from '@servery/screens/messages';
import { settingsMessages as messages } from '../messages/settings.ts';
import { settingsOf, settingsView } from '../settingsView.ts';

/**
 * The list of settings. Its rows are the merchants of the signed-in person:
 * replace `useUser` with the hook of the list's endpoint.
 */
export function Settings({ search, onSearchChange }: ListScreenProps) {
  const { formatMessage } = useIntl();
  const list = useListView(settingsView, search, onSearchChange);
  const { data, error, mutate } = useUser();
  const rows = data && settingsOf(data.merchants, list.view);
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={rows && formatMessage(messages.count, { count: rows.length })}
      filters={<ListFilters label={formatMessage(actionMessages.search)} {...list.filters('q')} />}
    >
      <ListBody
        error={error}
        data={data}
        onRetry={mutate}
        rows={rows}
        empty={<ListEmpty isNarrowed={list.isNarrowed} title={formatMessage(messages.empty)} />}
      >
        {(shown) => (
          <Table
            caption={formatMessage(messages.title)}
            isCaptionHidden
            columns={[
              {
                id: 'name',
                header: formatMessage(fieldMessages.name),
                cell: ({ name }) => name,
                isRowHeader: true,
              },
            ]}
            rows={shown}
            rowKey={({ id }) => String(id)}
          />
        )}
      </ListBody>
    </ListPage>
  );
}

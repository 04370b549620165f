import type { Rights } from '@servery/api';
import { useUser } from '@servery/api/user';
import { LoadState } from '@servery/screens';
import { useListView, type ListScreenProps } from '@servery/screens/list';
import { roleMessages } from '@servery/screens/messages';
import { Banner, EmptyState, Heading, Link, Stack, Text, UserIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { RightsTabs } from '../components/rights/RightsTabs.tsx';
import type { SeenPages } from '../components/rights/SeenByPerson.tsx';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useStaffRights } from '../hooks/useStaff.ts';
import { staffMessages } from '../messages/list.ts';
import { rightsMessages as messages } from '../messages/rights.ts';
import { rightsView } from '../rightsView.ts';

export interface StaffRightsProps extends ListScreenProps {
  /** The person. */
  staffId: number;
  /** The URL of the list of staff. */
  staffHref: string;
  /** Returns the menu of a person with some rights. */
  pagesFor: (rights: Rights) => readonly SeenPages[];
}

/** The permissions of a person: to change them, and to see what the person sees. */
export function StaffRights({
  staffId,
  staffHref,
  pagesFor,
  search,
  onSearchChange,
}: StaffRightsProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const { data, error, mutate } = useStaffRights(staffId);
  // The form begins as read-only or not, so the manager's own permissions must be known.
  const { data: user } = useUser();
  const { view, change } = useListView(rightsView, search, onSearchChange);
  const back = <Link href={staffHref}>{formatMessage(messages.back)}</Link>;
  if (!data || !user)
    return (
      <Stack gap="l" align="stretch">
        <div>{back}</div>
        <LoadState
          error={error}
          lines={8}
          title={formatMessage(messages.failed)}
          explain={explain}
          forbiddenTitle={formatMessage(staffMessages.refusedTitle)}
          forbidden={formatMessage(staffMessages.refused, {
            right: formatMessage(staffMessages.right),
          })}
          missing={<EmptyState icon={<UserIcon />} title={formatMessage(messages.missing)} />}
          onRetry={mutate}
        />
      </Stack>
    );
  const title = formatMessage(messages.title, { name: data.name });
  return (
    <Stack gap="l" align="stretch">
      <div>{back}</div>
      <Stack gap="xxs" align="start">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">
          {formatMessage(roleMessages[data.role])} · <bdi>{data.merchant.name}</bdi>
        </Text>
      </Stack>
      {data.status === 'inactive' && (
        <Banner tone="warning">{formatMessage(messages.inactive)}</Banner>
      )}
      <RightsTabs
        key={data.id}
        rights={data}
        label={title}
        tab={view.tab}
        onTab={(tab) => change({ tab })}
        pagesFor={pagesFor}
        onReload={() => mutate()}
      />
    </Stack>
  );
}

import { EmptyState, SearchIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonWords as words } from '../messages/common.ts';

/** Stands where rows would, when none fits what they are narrowed by. */
export function NoResult() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState icon={<SearchIcon />} title={formatMessage(words.noResultTitle)}>
      {formatMessage(words.noResult)}
    </EmptyState>
  );
}

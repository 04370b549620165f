import type { Named } from '@servery/api';
import { LinkButton, LockIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { NoticeBar } from '../components/NoticeBar.tsx';
import { readOnlyMessages as messages } from '../messages/readOnly.ts';

export interface ReadOnlyBarProps {
  /** The read-only outlets of the reader, at least one. */
  outlets: readonly Named[];
  /** The page where the owner of the group chooses the outlets of their plan. */
  planHref?: string;
}

/**
 * Says on every screen that the plan of the group doesn't include an outlet, and who can change
 * that: the reader, if there is a `planHref`.
 */
export function ReadOnlyBar({ outlets, planHref }: ReadOnlyBarProps) {
  const { formatMessage } = useIntl();
  const [first] = outlets;
  const isOne = outlets.length === 1 && planHref === undefined;
  return (
    <NoticeBar
      label={formatMessage(messages.label)}
      icon={<LockIcon />}
      action={
        planHref !== undefined && (
          <LinkButton size="s" href={planHref}>
            {formatMessage(messages.choose)}
          </LinkButton>
        )
      }
    >
      {isOne
        ? formatMessage(messages.outlet, { outlet: <strong key="outlet">{first?.name}</strong> })
        : formatMessage(messages.outlets, { count: outlets.length })}
    </NoticeBar>
  );
}

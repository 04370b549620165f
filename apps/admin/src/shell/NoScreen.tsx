import { rightMessages } from '@servery/account/messages';
import { EmptyState, LinkButton, LockIcon, SearchIcon } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Access } from '../boot/screen.ts';
import { lateMessages, refusedText } from './lateMessages.ts';
import { shellMessages as messages } from './messages.ts';

/** The names of permissions; a test requires one for each screen. */
const names: Readonly<Partial<Record<Access, MessageDescriptor>>> = rightMessages;

interface NoScreenProps {
  /** The permission that the user lacks; null if the page doesn't exist. */
  access: Access | null;
}

/** Shown in place of a screen that doesn't exist or whose permission the user lacks. */
export default function NoScreen({ access }: NoScreenProps) {
  const { formatMessage } = useIntl();
  const right = access && names[access];
  return (
    <EmptyState
      level={2}
      icon={access ? <LockIcon /> : <SearchIcon />}
      title={formatMessage(access ? lateMessages.refused : messages.lost)}
      action={<LinkButton href="/">{formatMessage(lateMessages.toHome)}</LinkButton>}
    >
      {access === null
        ? formatMessage(lateMessages.lostText)
        : right && formatMessage(refusedText, { right: formatMessage(right) })}
    </EmptyState>
  );
}

import { rightMessages } from '@servery/account/messages';
import { EmptyState, LockIcon } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Access } from '../boot/screen.ts';
import { refusedText, shellMessages as messages } from './messages.ts';

/** The names of permissions; a test requires one for each screen. */
const names: Readonly<Partial<Record<Access, MessageDescriptor>>> = rightMessages;

interface RefusedScreenProps {
  access: Access;
  action: ReactNode;
}

/** Shown in place of a screen whose permission the user lacks. Names the permission. */
export default function RefusedScreen({ access, action }: RefusedScreenProps) {
  const { formatMessage } = useIntl();
  const name = names[access];
  return (
    <EmptyState
      level={2}
      icon={<LockIcon />}
      title={formatMessage(messages.refused)}
      action={action}
    >
      {name && formatMessage(refusedText, { right: formatMessage(name) })}
    </EmptyState>
  );
}

import type { TemplateSession } from '@servery/api/template';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { loginMessages as messages } from '../messages/login.ts';
import type { Variant } from '../pages.ts';
import { Frame } from './Frame.tsx';

export interface ArrivedProps {
  variant: Variant;
  drawing: ComponentType;
  /** The new session; nothing is rendered without one. */
  session: TemplateSession | undefined;
  /** Replaces the title "You are signed in". */
  title?: string;
}

/** Confirmation after signing in, shown until the app navigates away. */
export function Arrived({ variant, drawing, session, title }: ArrivedProps) {
  const { formatDate, formatMessage } = useIntl();
  if (!session) return null;
  const when = formatDate(session.expires_at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Frame
      variant={variant}
      drawing={drawing}
      isArrival
      title={title ?? formatMessage(messages.doneTitle, { name: session.account.username })}
      lead={formatMessage(messages.done, { when })}
    />
  );
}

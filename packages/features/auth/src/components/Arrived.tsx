import type { TemplateSession } from '@servery/api/template';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { loginWords as words } from '../messages/login.ts';
import type { Variant } from '../pages.ts';
import { Frame } from './Frame.tsx';

export interface ArrivedProps {
  variant: Variant;
  drawing: ComponentType;
  /** Who is signed in now, and until when. */
  session: TemplateSession | undefined;
  /** Takes the place of "You are signed in". */
  title?: string;
}

/** Somebody is signed in: what stays until the app goes on. */
export function Arrived({ variant, drawing, session, title }: ArrivedProps) {
  const { formatDate, formatMessage } = useIntl();
  if (!session) return null;
  const when = formatDate(session.expires_at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Frame
      variant={variant}
      drawing={drawing}
      isArrival
      title={title ?? formatMessage(words.doneTitle, { name: session.account.username })}
      lead={formatMessage(words.done, { when })}
    />
  );
}

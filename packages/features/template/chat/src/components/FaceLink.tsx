import type { ChatUser } from '@servery/api/template';
import { useLink, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { statusMessages } from '../messages/list.ts';
import { face } from './app.css.ts';
import { Face } from './Face.tsx';

interface FaceLinkProps {
  person: Pick<ChatUser, 'fullName' | 'avatar' | 'status'>;
  /** The accessible name of the link, without the person's status. */
  label: string;
  href: string;
}

/** An avatar that links to a person's details. */
export function FaceLink({ person, label, href }: FaceLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <a {...useLink({ href })} className={face}>
      <Face person={person} isDecorative />
      <VisuallyHidden>
        {label}, {formatMessage(statusMessages[person.status])}
      </VisuallyHidden>
    </a>
  );
}

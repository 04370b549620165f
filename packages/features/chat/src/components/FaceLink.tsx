import type { ChatUser } from '@servery/api/template';
import { useLink, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { statusWords } from '../messages/list.ts';
import { face } from './app.css.ts';
import { Face } from './Face.tsx';

interface FaceLinkProps {
  person: Pick<ChatUser, 'fullName' | 'avatar' | 'status'>;
  /** What it leads to, in words. */
  label: string;
  href: string;
}

/** A face that leads to what is known of somebody. */
export function FaceLink({ person, label, href }: FaceLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <a {...useLink({ href })} className={face}>
      <Face person={person} isDecorative />
      <VisuallyHidden>
        {label}, {formatMessage(statusWords[person.status])}
      </VisuallyHidden>
    </a>
  );
}

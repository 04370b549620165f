import type { Email } from '@servery/api/template';
import {
  AttachIcon,
  Avatar,
  Checkbox,
  ClockIcon,
  IconButton,
  Link,
  StarIcon,
  VisuallyHidden,
} from '@servery/ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import {
  labelMessages,
  listMessages,
  selectMessages,
  starMessages,
  toMessages,
} from '../messages/list.ts';
import { useMailTime } from '../hooks/useMailTime.ts';
import { usePlainText } from '../hooks/usePlainText.ts';
import * as styles from './email.css.ts';
import { labelTones } from './labelTones.ts';

export interface EmailRowProps {
  mail: Email;
  href: string;
  isSelected: boolean;
  /** Whether the row's controls are tab stops; other rows are reached with the arrow keys. */
  isActive: boolean;
  onToggle: (id: number) => void;
  onStar: (mail: Email) => void;
}

/** A row of the list. Pressing anywhere except on its checkbox and star opens the email. */
export const EmailRow = memo(function EmailRow(props: EmailRowProps) {
  const { mail, href, isSelected, isActive, onToggle, onStar } = props;
  const { formatMessage, formatList } = useIntl();
  const when = useMailTime();
  const text = usePlainText(mail.message);
  const subject = mail.subject || formatMessage(listMessages.noSubject);
  const isOwn = mail.folder === 'sent' || mail.folder === 'draft';
  const partners = isOwn ? mail.to.map(({ name, email }) => name || email) : [mail.from.name];
  const names = formatList(partners) || formatMessage(listMessages.nobody);
  const stop = (element: HTMLElement | null) => {
    if (element) element.tabIndex = isActive ? 0 : -1;
  };
  return (
    <>
      <span className={styles.check}>
        <Checkbox
          ref={stop}
          label={formatMessage(selectMessages, { subject })}
          isSelected={isSelected}
          onChange={() => onToggle(mail.id)}
        />
      </span>
      <span className={styles.starred} data-on={mail.isStarred || undefined}>
        <IconButton
          ref={stop}
          size="s"
          label={formatMessage(starMessages, { subject })}
          aria-pressed={mail.isStarred}
          onPress={() => onStar(mail)}
        >
          <StarIcon fill={mail.isStarred ? 'currentColor' : 'none'} />
        </IconButton>
      </span>
      <span className={styles.facePlace}>
        <Avatar
          name={partners[0] ?? '?'}
          src={isOwn ? null : mail.from.avatar}
          size="s"
          isDecorative
        />
      </span>
      <span className={styles.sender} dir="auto">
        {isOwn ? formatMessage(toMessages, { names }) : names}
        {mail.replies.length > 0 && ` (${mail.replies.length + 1})`}
      </span>
      <span className={styles.subject} dir="auto">
        <Link ref={stop} href={href} tone="inherit" isQuiet>
          {subject}
        </Link>
        {!mail.isRead && <VisuallyHidden>{formatMessage(listMessages.unread)}</VisuallyHidden>}
      </span>
      <span className={styles.preview}>
        <span className={styles.previewText} dir="auto">
          {text}
        </span>
        <span className={styles.marks}>
          {mail.attachments.length > 0 && (
            <>
              <AttachIcon />
              <VisuallyHidden>{formatMessage(listMessages.attachment)}</VisuallyHidden>
            </>
          )}
          {mail.labels.map((label) => (
            <span key={label} className={styles.dot} data-tone={labelTones[label]}>
              <VisuallyHidden>{formatMessage(labelMessages[label])}</VisuallyHidden>
            </span>
          ))}
        </span>
      </span>
      <span className={styles.time}>
        {mail.sendAt && (
          <>
            <ClockIcon size="1em" aria-hidden />
            <VisuallyHidden>{formatMessage(listMessages.scheduled)}</VisuallyHidden>
          </>
        )}
        <time dateTime={mail.sendAt ?? mail.time}>{when(mail.sendAt ?? mail.time)}</time>
      </span>
    </>
  );
});

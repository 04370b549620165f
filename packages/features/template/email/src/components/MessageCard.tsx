import type { EmailMessage, EmailRecipient } from '@servery/api/template';
import {
  Avatar,
  Button,
  Description,
  DescriptionList,
  IconButton,
  Menu,
  MoreIcon,
  Popover,
  type MenuEntry,
} from '@servery/ui';
import { Html } from '@servery/ui/html';
import { useIntl } from 'react-intl';
import { useWholeTime } from '../hooks/useMailTime.ts';
import {
  bodyMessages,
  forMessages,
  messageMenuMessages,
  readerMessages as messages,
} from '../messages/reader.ts';
import { Attachments } from './Attachments.tsx';
import * as styles from './reader.css.ts';

interface MessageCardProps {
  message: EmailMessage;
  /** The items of the message's menu. */
  items: readonly MenuEntry[];
}

const namesOf = (people: readonly EmailRecipient[]) =>
  people.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ');

/**
 * A message of a conversation with its header, body and attachments. The body is sanitised: it runs
 * no scripts and loads nothing.
 */
export function MessageCard({ message, items }: MessageCardProps) {
  const { formatMessage, formatList } = useIntl();
  const when = useWholeTime();
  const { from, to, cc, bcc, subject, time, attachments } = message;
  const label = formatMessage(messageMenuMessages, { name: from.name });
  const facts = [
    [messages.from, namesOf([from])],
    [messages.to, namesOf(to)],
    [messages.cc, namesOf(cc)],
    [messages.bcc, namesOf(bcc)],
    [messages.date, when(time)],
  ] as const;
  const names = formatList([...to, ...cc].map(({ name, email }) => name || email));
  return (
    <article className={styles.card} aria-label={`${from.name}: ${subject}`}>
      <div className={styles.cardHead}>
        <Avatar name={from.name} src={from.avatar} isDecorative />
        <span className={styles.who}>
          <span className={styles.name}>{from.name}</span>
          <span className={styles.quiet}>{formatMessage(forMessages, { names })}</span>
        </span>
        <time className={styles.quiet} dateTime={time}>
          {when(time)}
        </time>
        <Popover
          label={formatMessage(messages.details)}
          placement="bottom end"
          trigger={
            <Button size="s" emphasis="ghost" tone="neutral">
              {formatMessage(messages.details)}
            </Button>
          }
        >
          <DescriptionList look="pairs">
            {facts.map(
              ([word, text]) =>
                text && (
                  <Description key={word.id} term={formatMessage(word)}>
                    {text}
                  </Description>
                ),
            )}
          </DescriptionList>
        </Popover>
        <Menu
          label={label}
          placement="bottom end"
          trigger={
            <IconButton label={label}>
              <MoreIcon />
            </IconButton>
          }
          items={items}
        />
      </div>
      <div className={styles.body}>
        <Html html={message.message} label={formatMessage(bodyMessages, { name: from.name })} />
      </div>
      {attachments.length > 0 && <Attachments files={attachments} />}
    </article>
  );
}

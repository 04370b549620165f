import type { EmailMessage, OpenedEmail } from '@servery/api/template';
import {
  Button,
  ChevronDownIcon,
  DeleteIcon,
  ForwardIcon,
  Inline,
  type MenuEntry,
  PrinterIcon,
  ReplyAllIcon,
  ReplyIcon,
} from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { AnswerWay } from '../emailView.ts';
import { deleteMessages } from '../messages/changes.ts';
import { listMessages } from '../messages/list.ts';
import { earlierMessages, readerMessages } from '../messages/reader.ts';
import { MessageCard } from './MessageCard.tsx';
import { later } from './reader.css.ts';

interface ConversationProps {
  mail: OpenedEmail;
  onAnswer: (way: AnswerWay) => void;
  onPrint: (messages: readonly EmailMessage[]) => void;
  onDiscard: () => void;
}

/** A conversation, oldest message first; the messages before the open email are collapsed. */
export function Conversation({ mail, onAnswer, onPrint, onDiscard }: ConversationProps) {
  const { formatMessage } = useIntl();
  const [unfolded, unfold] = useState<number | null>(null);
  const earlier = mail.replies.filter(({ time }) => time < mail.time);
  const rest = mail.replies.filter(({ time }) => time >= mail.time);
  const isFolded = earlier.length > 0 && unfolded !== mail.id;
  const shown = [...(isFolded ? [] : earlier), mail, ...rest];
  const ways: readonly [AnswerWay, string, ReactNode][] = [
    ['reply', formatMessage(readerMessages.reply), <ReplyIcon key="reply" />],
    ['reply-all', formatMessage(readerMessages.replyAll), <ReplyAllIcon key="all" />],
    ['forward', formatMessage(readerMessages.forward), <ForwardIcon key="forward" />],
  ];
  const itemsOf = (message: EmailMessage): MenuEntry[] => [
    ...(message === mail
      ? ways.map(([way, label, icon]) => ({ id: way, label, icon, onAction: () => onAnswer(way) }))
      : []),
    {
      id: 'print',
      label: formatMessage(readerMessages.print),
      icon: <PrinterIcon />,
      onAction: () => onPrint([message]),
    },
    ...(message === mail
      ? [
          {
            id: 'delete',
            label: formatMessage(
              mail.folder === 'trash' ? deleteMessages.title : listMessages.trash,
            ),
            icon: <DeleteIcon />,
            tone: 'danger' as const,
            onAction: onDiscard,
          },
        ]
      : []),
  ];
  return (
    <>
      {isFolded && (
        <span className={later}>
          <Button
            emphasis="outline"
            tone="neutral"
            icon={<ChevronDownIcon />}
            onPress={() => unfold(mail.id)}
          >
            {formatMessage(earlierMessages, { count: earlier.length })}
          </Button>
        </span>
      )}
      {shown.map((message) => (
        <MessageCard key={message.id} message={message} items={itemsOf(message)} />
      ))}
      <Inline gap="s">
        {ways.map(([way, label, icon]) => (
          <Button
            key={way}
            emphasis="outline"
            tone="neutral"
            icon={icon}
            onPress={() => onAnswer(way)}
          >
            {label}
          </Button>
        ))}
      </Inline>
    </>
  );
}

import { Problem } from '@servery/api';
import type { EmailFolder, EmailMessage } from '@servery/api/template';
import { LinesSkeleton, LoadError } from '@servery/screens';
import { Badge, Button, EmptyState, Heading } from '@servery/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { AnswerWay, EmailQuery } from '../emailView.ts';
import type { Discard } from '../hooks/useDiscard.ts';
import type { EmailChanges } from '../hooks/useEmailChanges.ts';
import { useEmailKeys } from '../hooks/useEmailKeys.ts';
import { useMarkedRead } from '../hooks/useMarkedRead.ts';
import { useOpenEmail } from '../hooks/useOpenEmail.ts';
import { labelMessages, listMessages } from '../messages/list.ts';
import { readerMessages } from '../messages/reader.ts';
import { Conversation } from './Conversation.tsx';
import { labelTones } from './labelTones.ts';
import { ReaderBar } from './ReaderBar.tsx';
import { page, reader, topic } from './reader.css.ts';

interface ReaderProps {
  id: number;
  emailQuery: EmailQuery;
  root: RefObject<HTMLElement | null>;
  changes: EmailChanges;
  onDiscard: Discard;
  onOpen: (id: number) => void;
  onAnswer: (way: AnswerWay, id: number) => void;
  onPrint: (messages: readonly EmailMessage[]) => void;
  onBack: () => void;
}

/** An open email, which covers the list. */
export function Reader(props: ReaderProps) {
  const { id, emailQuery, root, changes, onBack } = props;
  const { formatMessage } = useIntl();
  const { data: mail, error, mutate, step } = useOpenEmail(emailQuery, id);
  const heading = useRef<HTMLHeadingElement>(null);
  useMarkedRead(mail, (read) => void changes.mark([read], { isRead: true }));
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [mail?.id]);

  const move = (folder: EmailFolder) => {
    onBack();
    void changes.move([id], folder);
  };
  const discard = () => mail && props.onDiscard([id], mail.folder);
  const unread = () => {
    onBack();
    void changes.mark([id], { isRead: false });
  };
  const go = async (dir: 'previous' | 'next') => {
    try {
      const next = await step(dir);
      if (next !== null) props.onOpen(next);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      changes.refresh();
    }
  };
  const answer = (way: AnswerWay) => props.onAnswer(way, id);
  useEmailKeys(root, {
    Escape: onBack,
    j: mail?.hasNextMail ? () => go('next') : undefined,
    k: mail?.hasPreviousMail ? () => go('previous') : undefined,
    u: unread,
    s: () => mail && changes.mark([id], { isStarred: !mail.isStarred }),
    '#': mail && discard,
    r: () => answer('reply'),
    a: () => answer('reply-all'),
    f: () => answer('forward'),
  });

  return (
    <section className={reader} aria-label={mail?.subject ?? formatMessage(readerMessages.loading)}>
      <ReaderBar
        mail={mail}
        changes={changes}
        onMove={move}
        onDiscard={discard}
        onUnread={unread}
        onPrint={() => mail && props.onPrint([...mail.replies, mail])}
        onStep={(dir) => void go(dir)}
        onBack={onBack}
      />
      <div className={page} tabIndex={0} role="group" aria-label={mail?.subject}>
        {mail && (
          <>
            <div className={topic}>
              <Heading level={2} size="xl" ref={heading}>
                <bdi>{mail.subject || formatMessage(listMessages.noSubject)}</bdi>
              </Heading>
              {mail.labels.map((label) => (
                <Badge key={label} tone={labelTones[label]}>
                  {formatMessage(labelMessages[label])}
                </Badge>
              ))}
            </div>
            <Conversation
              mail={mail}
              onAnswer={answer}
              onPrint={props.onPrint}
              onDiscard={discard}
            />
          </>
        )}
        {!mail && !error && (
          <LinesSkeleton label={formatMessage(readerMessages.loading)} lines={6} />
        )}
        {!mail && error && (
          <LoadError
            error={error}
            title={formatMessage(readerMessages.failed)}
            missing={
              <EmptyState
                title={formatMessage(readerMessages.gone)}
                action={<Button onPress={onBack}>{formatMessage(readerMessages.back)}</Button>}
              />
            }
            onRetry={mutate}
          />
        )}
      </div>
    </section>
  );
}

import type { KanbanComment } from '@servery/api/template';
import { Avatar, Button, Text, TextArea } from '@servery/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { commentMessages as messages } from '../messages/form.ts';
import * as look from './form.css.ts';

interface CommentsProps {
  comments: readonly KanbanComment[];
  /** The text of the comment being written, which isn't sent yet. */
  text: string;
  onTextChange: (text: string) => void;
  /** Sends a comment and returns whether it was saved. */
  onSend: (comment: string) => Promise<boolean>;
}

/**
 * The comments of a task and a field to add one. A comment is sent immediately, independently of
 * the form.
 */
export function Comments({ comments, text, onTextChange, onSend }: CommentsProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const [isPending, setPending] = useState(false);
  const send = async () => {
    const comment = text.trim();
    if (!comment || isPending) return;
    setPending(true);
    if (await onSend(comment)) onTextChange('');
    setPending(false);
  };
  return (
    <section className={look.comments} aria-labelledby={titleId}>
      <h3 id={titleId} className={look.part}>
        {formatMessage(messages.comments)}
      </h3>
      {comments.length === 0 ? (
        <Text tone="muted">{formatMessage(messages.none)}</Text>
      ) : (
        <ul role="list" className={look.commentList} aria-labelledby={titleId}>
          {comments.map(({ name, img, comment }, index) => (
            // Comments are never changed or removed, so the index is a stable key.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={look.comment}>
              <Avatar name={name} src={img} size="s" isDecorative />
              <div>
                <strong className={look.speaker}>{name}</strong>
                <p className={look.textBlock}>{comment}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <TextArea
        label={formatMessage(messages.write)}
        value={text}
        onChange={onTextChange}
        maxCount={1_000}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void send();
        }}
      />
      <div>
        <Button
          isPending={isPending}
          isDisabled={text.trim() === '' || [...text.trim()].length > 1_000}
          onPress={() => void send()}
        >
          {formatMessage(messages.send)}
        </Button>
      </div>
    </section>
  );
}

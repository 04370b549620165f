import { IconButton, media, MicrophoneIcon, SendIcon, useMedia } from '@servery/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDraft } from '../hooks/useDraft.ts';
import { useFieldFocus } from '../hooks/useFieldFocus.ts';
import type { Draft } from '../hooks/useOutbox.ts';
import { useRecorder } from '../hooks/useRecorder.ts';
import { composeMessages as messages } from '../messages/compose.ts';
import { shrinkImage } from '../shrinkImage.ts';
import { Attached } from './Attached.tsx';
import { box, composer, input, line, formError as errorStyle } from './composer.css.ts';
import { PictureButton } from './PictureButton.tsx';
import { Recording } from './Recording.tsx';

const most = 4000;

interface ComposerProps {
  contactId: number;
  drafts: Map<number, Draft>;
  /**
   * Whether the user opened this chat, as opposed to the page starting with it; the field then
   * takes the focus.
   */
  isWanted: boolean;
  onSend: (message: Draft) => void;
}

/**
 * Form to compose a message with a picture or a recording. Enter sends; on a touch screen it
 * inserts a line break.
 */
export function Composer({ contactId, drafts, isWanted, onSend }: ComposerProps) {
  const { formatMessage } = useIntl();
  const isTouch = useMedia(media.coarse);
  const draft = useDraft(drafts, contactId);
  const recorder = useRecorder(draft.attach);
  const [formError, setFormError] = useState('');
  const errorId = useId();
  const text = useFieldFocus(isWanted, recorder.state === 'recording');
  const isLong = draft.message.trim().length > most;
  const isBlank = draft.message.trim() === '' && !draft.attachment;
  const problem = isLong
    ? formatMessage(messages.long)
    : recorder.state === 'refused' || recorder.state === 'missing'
      ? formatMessage(messages[recorder.state])
      : formError;
  const send = () => {
    if (isBlank || isLong) return;
    onSend({ message: draft.message.trim(), attachment: draft.attachment });
    draft.clear();
    text.current?.focus();
  };
  const take = async (files: Iterable<File>) => {
    const [first] = files;
    if (!first) return;
    const picture = await shrinkImage(first);
    setFormError(picture ? '' : formatMessage(messages.noPicture));
    if (picture) draft.attach(picture);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isTouch || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files);
      }}
    >
      {draft.attachment && (
        <Attached attachment={draft.attachment} onRemove={() => draft.attach(null)} />
      )}
      {problem && (
        <div id={errorId} role="alert" className={errorStyle}>
          {problem}
        </div>
      )}
      <div className={line}>
        {recorder.state === 'recording' ? (
          <Recording recorder={recorder} />
        ) : (
          <>
            <IconButton
              label={formatMessage(messages.record)}
              isPending={recorder.state === 'asking'}
              onPress={() => void recorder.start()}
            >
              <MicrophoneIcon />
            </IconButton>
            <PictureButton onFiles={(files) => void take(files)} />
            <div className={box} data-invalid={isLong || undefined}>
              <textarea
                ref={text}
                className={input}
                dir="auto"
                rows={1}
                aria-label={formatMessage(messages.write)}
                aria-describedby={problem ? errorId : undefined}
                aria-invalid={isLong || undefined}
                placeholder={formatMessage(messages.write)}
                value={draft.message}
                onChange={({ target }) => draft.write(target.value)}
                onKeyDown={onKeyDown}
                onPaste={(event) => {
                  if (event.clipboardData.files.length === 0) return;
                  event.preventDefault();
                  void take(event.clipboardData.files);
                }}
              />
            </div>
            <IconButton
              type="submit"
              tone="accent"
              emphasis="solid"
              label={formatMessage(messages.send)}
              isDisabled={isBlank || isLong}
            >
              <SendIcon />
            </IconButton>
          </>
        )}
      </div>
    </form>
  );
}

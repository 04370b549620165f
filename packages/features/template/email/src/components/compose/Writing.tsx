import { Problem } from '@servery/api';
import { isEmailAddress } from '@servery/api/template';
import { toast } from '@servery/ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { composeMessages as messages, tooLargeMessages } from '../../messages/compose.ts';
import type { Printed } from '../Print.tsx';
import { content, formError as errorStyle } from './compose.css.ts';
import { writtenOf } from './written.ts';
import { Fields } from './Fields.tsx';
import { Files } from './Files.tsx';
import { Foot } from './Foot.tsx';
import { Message } from './Message.tsx';
import { readFiles } from './readFiles.ts';
import { useDraft } from './useDraft.ts';
import { useEnding } from './useEnding.ts';
import type { Start } from './useStart.ts';

interface WritingProps {
  start: Start;
  onSubject: (subject: string) => void;
  onNumbered: (id: number) => void;
  onPrint: (message: Printed) => void;
  onClose: () => void;
  onOpen: (id: number) => void;
  onChanged: () => void;
}

/** The form of the compose window. */
export function Writing({ start, onSubject, onNumbered, onPrint, ...on }: WritingProps) {
  const { onChanged } = on;
  const { formatMessage, formatList } = useIntl();
  const drafting = useDraft(start, (id, isOpen) => {
    onChanged();
    if (isOpen) onNumbered(id);
    else toast.success({ title: formatMessage(messages.saved) });
  });
  const { draft, change } = drafting;
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [formError, setFormError] = useState<string>();
  const [isPlain, setPlain] = useState(false);
  const [isSpelled, setSpelled] = useState(true);
  const first = useRef<HTMLInputElement>(null);
  const ending = useEnding(drafting, on);

  const send = async (at: Date | null) => {
    const all = [...draft.to, ...draft.cc, ...draft.bcc];
    setTried(true);
    setFormError(undefined);
    if (all.length === 0 || !all.every(({ email }) => isEmailAddress(email)))
      return first.current?.focus();
    setPending(true);
    try {
      return await ending.send(at);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setPending(false);
      return setFormError(formatMessage(messages.notSent));
    }
  };
  const attach = async (chosen: readonly File[]) => {
    const { files, refused } = await readFiles(chosen, draft.attachments);
    change({ attachments: files });
    setFormError(
      refused.length > 0
        ? formatMessage(tooLargeMessages, { names: formatList(refused) })
        : undefined,
    );
  };
  return (
    <>
      <div className={content}>
        <Fields
          draft={draft}
          people={start.people}
          isTried={isTried}
          first={first}
          onChange={(part) => {
            change(part);
            if (part.subject !== undefined) onSubject(part.subject);
          }}
        />
        <Message
          value={draft.text}
          onChange={(text) => change({ text })}
          isPlain={isPlain}
          isSpelled={isSpelled}
        />
        {draft.attachments.length > 0 && (
          <Files
            files={draft.attachments}
            onRemove={(file) =>
              change({ attachments: draft.attachments.filter((one) => one !== file) })
            }
          />
        )}
        {formError && (
          <span role="alert" className={errorStyle}>
            {formError}
          </span>
        )}
      </div>
      <Foot
        drafting={drafting}
        isPending={isPending}
        isPlain={isPlain}
        isSpelled={isSpelled}
        onSend={(at) => void send(at)}
        onAttach={(files) => void attach(files)}
        onPlain={setPlain}
        onSpelled={setSpelled}
        onPrint={() =>
          onPrint({
            ...writtenOf(draft),
            id: null,
            from: start.me,
            time: new Date().toISOString(),
          })
        }
        onDiscard={() => void ending.discard()}
      />
    </>
  );
}

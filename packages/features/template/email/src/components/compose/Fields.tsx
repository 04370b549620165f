import type { EmailPerson } from '@servery/api/template';
import { Button, CloseIcon, IconButton, TextField } from '@servery/ui';
import { useEffect, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { composeMessages as messages } from '../../messages/compose.ts';
import { readerMessages } from '../../messages/reader.ts';
import type { Draft } from './draft.ts';
import { Recipients } from './Recipients.tsx';

interface FieldsProps {
  draft: Draft;
  people: readonly EmailPerson[];
  isTried: boolean;
  /** Ref of the first field, which takes the focus when the window opens. */
  first: RefObject<HTMLInputElement | null>;
  onChange: (part: Partial<Draft>) => void;
}

/** The recipients and the subject. */
export function Fields({ draft, people, isTried, first, onChange }: FieldsProps) {
  const { formatMessage } = useIntl();
  const [shown, show] = useState({ cc: draft.cc.length > 0, bcc: draft.bcc.length > 0 });
  const isForNobody = draft.cc.length + draft.bcc.length === 0;
  useEffect(() => {
    first.current?.focus();
  }, [first]);
  const more = (['cc', 'bcc'] as const).map((kind) => ({
    kind,
    label: formatMessage(readerMessages[kind]),
    add: formatMessage(kind === 'cc' ? messages.addCc : messages.addBcc),
    remove: formatMessage(kind === 'cc' ? messages.removeCc : messages.removeBcc),
  }));
  return (
    <>
      <Recipients
        ref={first}
        label={formatMessage(readerMessages.to)}
        people={people}
        value={draft.to}
        isMissing={isTried && isForNobody}
        onChange={(to) => onChange({ to })}
      >
        {more.map(
          ({ kind, label, add }) =>
            !shown[kind] && (
              <Button
                key={kind}
                tone="neutral"
                emphasis="ghost"
                aria-label={add}
                onPress={() => show({ ...shown, [kind]: true })}
              >
                {label}
              </Button>
            ),
        )}
      </Recipients>
      {more.map(
        ({ kind, label, remove }) =>
          shown[kind] && (
            <Recipients
              key={kind}
              label={label}
              people={people}
              value={draft[kind]}
              onChange={(next) => onChange({ [kind]: next })}
            >
              <IconButton
                label={remove}
                onPress={() => {
                  show({ ...shown, [kind]: false });
                  onChange({ [kind]: [] });
                }}
              >
                <CloseIcon />
              </IconButton>
            </Recipients>
          ),
      )}
      <TextField
        label={formatMessage(messages.subject)}
        maxLength={200}
        value={draft.subject}
        onChange={(subject) => onChange({ subject })}
      />
    </>
  );
}

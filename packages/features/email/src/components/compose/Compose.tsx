import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Composing } from '../../emailView.ts';
import { composeWords as words } from '../../messages/compose.ts';
import type { Printed } from '../Print.tsx';
import { Dock } from './Dock.tsx';
import { useStart, type Start } from './useStart.ts';
import { Waiting } from './Waiting.tsx';
import { Writing } from './Writing.tsx';

export interface ComposeProps {
  /** What is written. */
  compose: Composing;
  /** Writes something else, or nothing; `isQuiet` where it is the same under another name. */
  onCompose: (compose: Composing | null, isQuiet?: boolean) => void;
  onPrint: (message: Printed) => void;
  /** Mails are not as they were. */
  onChanged: () => void;
}

const nameOf = (compose: Composing) => JSON.stringify(compose);

/** The window for writing. A draft that gets its number stays in the window where it was begun. */
export function Compose({ compose, ...on }: ComposeProps) {
  const [own] = useState(() => ({ window: 0, name: nameOf(compose) }));
  if (own.name !== nameOf(compose)) {
    own.window += 1;
    own.name = nameOf(compose);
  }
  return (
    <Opening
      key={own.window}
      compose={compose}
      {...on}
      onNumbered={(id) => {
        own.name = nameOf(id);
        on.onCompose(id, true);
      }}
    />
  );
}

interface OpeningProps extends ComposeProps {
  onNumbered: (id: number) => void;
}

function Opening({ compose, onNumbered, ...on }: OpeningProps) {
  const [first] = useState(compose);
  const { start, error, retry } = useStart(first);
  const { formatMessage } = useIntl();
  const [subject, setSubject] = useState<string>();
  const [begun, begin] = useState<Start | null>(null);
  if (!begun && start) begin(start());
  const close = () => on.onCompose(null, true);
  const title = subject ?? begun?.draft.subject;
  return (
    <Dock title={title || formatMessage(words.title)} onClose={close}>
      {begun ? (
        <Writing
          start={begun}
          onSubject={setSubject}
          onNumbered={onNumbered}
          onPrint={on.onPrint}
          onClose={close}
          onOpen={(id) => on.onCompose(id)}
          onChanged={on.onChanged}
        />
      ) : (
        <Waiting isFailed={error !== undefined} onRetry={retry} />
      )}
    </Dock>
  );
}

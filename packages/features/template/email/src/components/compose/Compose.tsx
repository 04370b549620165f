import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Composing } from '../../emailView.ts';
import { composeMessages as messages } from '../../messages/compose.ts';
import type { Printed } from '../Print.tsx';
import { Dock } from './Dock.tsx';
import { useStart, type Start } from './useStart.ts';
import { ComposeState } from './ComposeState.tsx';
import { Writing } from './Writing.tsx';

export interface ComposeProps {
  /** The message being written, as the URL names it. */
  compose: Composing;
  /**
   * Called with another message to write, or null to close; `isQuiet` replaces the history entry.
   */
  onCompose: (compose: Composing | null, isQuiet?: boolean) => void;
  onPrint: (message: Printed) => void;
  /** Called after emails have changed on the host. */
  onChanged: () => void;
}

const nameOf = (compose: Composing) => JSON.stringify(compose);

/** The compose window. A new message that gets its id when saved stays in the same window. */
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
    <Dock title={title || formatMessage(messages.title)} onClose={close}>
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
        <ComposeState error={error} onRetry={retry} />
      )}
    </Dock>
  );
}

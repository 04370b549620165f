import type { EmailMessage } from '@servery/api/template';
import { Html } from '@servery/ui/html';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useWholeTime } from '../hooks/useMailTime.ts';
import { forMessages } from '../messages/reader.ts';
import { message, sheet } from './print.css.ts';

/** A message to print: an existing one, or one being written (`id` is null). */
export type Printed = Pick<EmailMessage, 'from' | 'to' | 'subject' | 'message' | 'time'> & {
  id: number | null;
};

/** Renders messages alone on the printed page and opens the print dialog when mounted. */
export function Print({ messages, onDone }: { messages: readonly Printed[]; onDone: () => void }) {
  const { formatMessage, formatList } = useIntl();
  const when = useWholeTime();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const end = () => done();
    addEventListener('afterprint', end);
    print();
    return () => removeEventListener('afterprint', end);
  }, []);
  return createPortal(
    <div className={sheet}>
      {messages.map((one) => (
        <div key={one.id} className={message}>
          <h1>{one.subject}</h1>
          <p>
            {one.from.name} {`<${one.from.email}>`}
            <br />
            {formatMessage(forMessages, {
              names: formatList(one.to.map(({ name, email }) => name || email)),
            })}
            <br />
            {when(one.time)}
          </p>
          <Html html={one.message} />
        </div>
      ))}
    </div>,
    document.body,
  );
}

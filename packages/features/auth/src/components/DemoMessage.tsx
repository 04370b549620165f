import { Banner } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formWords } from '../messages/form.ts';

export interface DemoMessageProps {
  /** Takes the place of "the message would be". */
  title?: string;
  children: ReactNode;
}

/** What a message would hold: the demo sends none. */
export function DemoMessage({ title, children }: DemoMessageProps) {
  const { formatMessage } = useIntl();
  return (
    <Banner tone="info" title={title ?? formatMessage(formWords.demoMail)}>
      <div>{children}</div>
    </Banner>
  );
}

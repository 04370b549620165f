import { Banner } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formMessages } from '../messages/form.ts';

export interface DemoMessageProps {
  /** Replaces the default title. */
  title?: string;
  children: ReactNode;
}

/** The content of an email that the demo doesn't send. */
export function DemoMessage({ title, children }: DemoMessageProps) {
  const { formatMessage } = useIntl();
  return (
    <Banner tone="info" title={title ?? formatMessage(formMessages.demoMail)}>
      <div>{children}</div>
    </Banner>
  );
}

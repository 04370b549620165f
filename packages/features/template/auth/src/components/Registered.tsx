import type { TemplateAccount } from '@servery/api/template';
import { LinkButton } from '@servery/ui';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { apart } from '../apart.ts';
import { registerMessages as messages } from '../messages/register.ts';
import type { Variant } from '../pages.ts';
import { Frame } from './Frame.tsx';

export interface RegisteredProps {
  variant: Variant;
  drawing: ComponentType;
  account: TemplateAccount;
  /** The URL of the page that confirms the email address. */
  href: string;
  /** Additional text before the next step. */
  note?: string;
}

/** Confirmation after an account was created, with the next step. */
export function Registered({ variant, drawing, account, href, note }: RegisteredProps) {
  const { formatMessage } = useIntl();
  const wrote = formatMessage(messages.done, { email: apart(account.email) });
  return (
    <Frame
      variant={variant}
      drawing={drawing}
      isArrival
      title={formatMessage(messages.doneTitle, { name: apart(account.username) })}
      lead={note ? `${note} ${wrote}` : wrote}
    >
      <LinkButton href={href} tone="accent" emphasis="solid" isWide>
        {formatMessage(messages.confirm)}
      </LinkButton>
    </Frame>
  );
}

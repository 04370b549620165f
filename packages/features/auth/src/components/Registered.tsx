import type { TemplateAccount } from '@servery/api/template';
import { LinkButton } from '@servery/ui';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { apart } from '../apart.ts';
import { registerWords as words } from '../messages/register.ts';
import type { Variant } from '../pages.ts';
import { Frame } from './Frame.tsx';

export interface RegisteredProps {
  variant: Variant;
  drawing: ComponentType;
  account: TemplateAccount;
  /** Where the address is confirmed. */
  href: string;
  /** A word more, before the next step. */
  note?: string;
}

/** An account is made: what comes next. */
export function Registered({ variant, drawing, account, href, note }: RegisteredProps) {
  const { formatMessage } = useIntl();
  const wrote = formatMessage(words.done, { email: apart(account.email) });
  return (
    <Frame
      variant={variant}
      drawing={drawing}
      isArrival
      title={formatMessage(words.doneTitle, { name: apart(account.username) })}
      lead={note ? `${note} ${wrote}` : wrote}
    >
      <LinkButton href={href} tone="accent" emphasis="solid" isWide>
        {formatMessage(words.confirm)}
      </LinkButton>
    </Frame>
  );
}

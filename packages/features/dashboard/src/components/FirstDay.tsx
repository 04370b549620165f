import type { DashboardOutlet } from '@servery/api';
import { EmptyState, LinkButton, StoreIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { HrefOf } from '../links.ts';
import { dashboardMessages as messages } from '../messages.ts';
import { welcome } from './dashboard.css.ts';

interface FirstDayProps {
  outlet: DashboardOutlet;
  hrefOf: HrefOf;
}

/** Leads a business without any order to its set-up, or to its first order once it is live. */
export function FirstDay({ outlet: { id, name, setup_status, set_up }, hrefOf }: FirstDayProps) {
  const { formatMessage } = useIntl();
  const isLive = setup_status === 'live';
  const guide = set_up && (!isLive || set_up.length > 0) ? hrefOf('set_up', id) : undefined;
  const order = isLive ? hrefOf('first_order', id) : undefined;
  return (
    <div className={welcome}>
      <EmptyState
        icon={<StoreIcon />}
        title={formatMessage(isLive ? messages.ready : messages.welcome, { name })}
        action={
          (order || guide) && (
            <>
              {order && (
                <LinkButton href={order} tone="accent" emphasis="solid" size="l">
                  {formatMessage(messages.firstOrder)}
                </LinkButton>
              )}
              {guide && (
                <LinkButton
                  href={guide}
                  tone={order ? 'neutral' : 'accent'}
                  emphasis={order ? 'outline' : 'solid'}
                  size="l"
                >
                  {formatMessage(messages.guide)}
                </LinkButton>
              )}
            </>
          )
        }
      >
        {formatMessage(isLive ? messages.readyText : messages.welcomeText)}
      </EmptyState>
    </div>
  );
}

import type { DashboardOutlet } from '@servery/api';
import { setUpStepMessages } from '@servery/screens/messages';
import { LinkButton, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { HrefOf } from '../links.ts';
import { dashboardMessages as messages } from '../messages.ts';
import { outletName, row, rows } from './dashboard.css.ts';

interface SetUpProps {
  /** The outlets with open steps. */
  outlets: readonly DashboardOutlet[];
  /** Whether each row names its outlet. */
  isNamed: boolean;
  hrefOf: HrefOf;
}

/** The steps of the set-up that are open, by outlet, with links to the guide. */
export function SetUp({ outlets, isNamed, hrefOf }: SetUpProps) {
  const { formatMessage, formatList } = useIntl();
  return (
    <ul role="list" className={rows}>
      {outlets.map(({ id, name, set_up }) => {
        const steps = formatList(
          (set_up ?? []).map((step) => formatMessage(setUpStepMessages[step])),
        );
        const href = hrefOf('set_up', id);
        return (
          <li key={id} className={row}>
            <span>
              {isNamed && (
                <span className={outletName}>
                  <bdi>{name}</bdi>
                </span>
              )}
              <Text tone="muted">{formatMessage(messages.setUpOne, { steps })}</Text>
            </span>
            {href && (
              <LinkButton
                href={href}
                emphasis="outline"
                aria-label={isNamed ? formatMessage(messages.guideOf, { name }) : undefined}
              >
                {formatMessage(messages.guide)}
              </LinkButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

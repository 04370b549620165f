import type { DailyReport } from '@servery/api';
import { useFormat } from '@servery/screens';
import {
  Accordion,
  AccordionItem,
  AlertIcon,
  Description,
  DescriptionList,
  SuccessIcon,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { checkMessages, reportMessages as messages } from '../messages/report.ts';
import * as styles from './report.css.ts';

/** Whether the sums of the report agree, and each comparison. It's open if one doesn't agree. */
export function Checks({ report }: { report: DailyReport }) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(report.merchant_id);
  const { checks } = report;
  const count = checks.filter(({ is_met }) => !is_met).length;
  const title =
    count === 0 ? formatMessage(messages.agrees) : formatMessage(messages.disagrees, { count });
  return (
    <Accordion level={2} variant="bordered" {...(count > 0 && { defaultExpandedKeys: ['checks'] })}>
      <AccordionItem
        id="checks"
        title={
          <span className={styles.verdict} data-tone={count === 0 ? 'success' : 'warning'}>
            {count === 0 ? <SuccessIcon /> : <AlertIcon />}
            {title}
          </span>
        }
      >
        <DescriptionList>
          {checks.map(({ check, left, right, is_met }) => (
            <Description key={check} term={formatMessage(checkMessages[check])}>
              {is_met
                ? formatMessage(messages.agreesAt, { amount: money(left) })
                : formatMessage(messages.disagreesAt, { left: money(left), right: money(right) })}
            </Description>
          ))}
        </DescriptionList>
      </AccordionItem>
    </Accordion>
  );
}

import type { DailyReport } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Accordion, AccordionItem, Banner, Description, DescriptionList } from '@servery/ui';
import { useIntl } from 'react-intl';
import { checkMessages, reportMessages as messages } from '../messages/report.ts';

/** Whether the sums of the report agree, with each comparison on request. */
export function Checks({ report }: { report: DailyReport }) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(report.merchant_id);
  const { checks } = report;
  const count = checks.filter(({ is_met }) => !is_met).length;
  return (
    <div>
      <Banner
        tone={count === 0 ? 'success' : 'warning'}
        isLive={false}
        title={
          count === 0
            ? formatMessage(messages.agrees)
            : formatMessage(messages.disagrees, { count })
        }
      />
      <Accordion level={2}>
        <AccordionItem id="checks" title={formatMessage(messages.checks)}>
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
    </div>
  );
}

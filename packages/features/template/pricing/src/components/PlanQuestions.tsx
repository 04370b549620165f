import type { getPricing } from '@servery/api/template';
import type { Output } from '@servery/api';
import { Accordion, AccordionItem, Heading } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pricingMessages as messages } from '../messages/pricing.ts';
import * as styles from './pricing.css.ts';

/** Questions about the plans, whose answers open below them. */
export function PlanQuestions({ qandA }: Pick<Output<typeof getPricing>, 'qandA'>) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.questions}>
      <Heading level={2}>{formatMessage(messages.questions)}</Heading>
      <Accordion variant="separated" allowsMultipleExpanded>
        {qandA.map(({ id, question, ans }) => (
          <AccordionItem key={id} id={String(id)} title={<bdi>{question}</bdi>}>
            <p dir="auto">{ans}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

import type { FaqEntry } from '@servery/api/template';
import { useSampleMoney } from '@servery/screens/sample-money';
import { Accordion, AccordionItem, Amount, ListGroup } from '@servery/ui';
import * as styles from './help.css.ts';

interface FaqEntriesProps {
  /** The title of the category. */
  title: string;
  entries: readonly FaqEntry[];
}

/** Questions whose answers open below them, and services with their prices. */
export function FaqEntries({ title, entries }: FaqEntriesProps) {
  const money = useSampleMoney();
  const questions = entries.filter((entry) => 'question' in entry);
  const services = entries.filter((entry) => 'price' in entry);
  return (
    <>
      {questions.length > 0 && (
        <Accordion variant="separated" allowsMultipleExpanded>
          {questions.map(({ id, question, ans }) => (
            <AccordionItem key={id} id={String(id)} title={<bdi>{question}</bdi>}>
              <div className={styles.answer} dir="auto">
                {ans.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </AccordionItem>
          ))}
        </Accordion>
      )}
      {services.length > 0 && (
        <ListGroup
          label={title}
          items={services.map(({ id, name, price }) => ({
            id: String(id),
            title: <bdi>{name}</bdi>,
            end: (
              <span className={styles.price}>
                <Amount>{money(price)}</Amount>
              </span>
            ),
          }))}
        />
      )}
    </>
  );
}

import { useFormat } from '@servery/screens';
import { Explained, explainMessages } from '@servery/screens/explained';
import { Amount, Card, Description, DescriptionList } from '@servery/ui';
import { useIntl } from 'react-intl';

/** A row of a sum: its name and its amount in sen. */
export interface SumRow {
  name: string;
  amount: number;
  /** Whether it sums up the rows above. */
  isTotal?: boolean;
  /** The amounts that it sums, in sen; without them, it can't be expanded. */
  parts?: readonly { name: string; amount: number }[];
}

interface SumsProps {
  title: string;
  merchant_id: number;
  rows: readonly SumRow[];
}

/** A card with amounts below each other and their total. A sum expands into its parts. */
export function Sums({ title, merchant_id, rows }: SumsProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  return (
    <Card title={title}>
      <DescriptionList>
        {rows.map(({ name, amount, isTotal, parts = [] }, i) => {
          const figure = (
            <Amount {...(isTotal && { weight: 'bold' as const })}>{money(amount)}</Amount>
          );
          return (
            // oxlint-disable-next-line react/no-array-index-key -- The rows of a report never move.
            <Description key={i} term={isTotal ? <strong>{name}</strong> : name}>
              {parts.length > 0 ? (
                <Explained
                  amount={figure}
                  label={formatMessage(explainMessages.show, { figure: name })}
                  steps={() => [
                    { label: formatMessage(explainMessages.sum), amount: null },
                    ...parts.map((part) => ({
                      label: part.name,
                      amount: money(part.amount),
                      isPart: true,
                    })),
                  ]}
                />
              ) : (
                figure
              )}
            </Description>
          );
        })}
      </DescriptionList>
    </Card>
  );
}

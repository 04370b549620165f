import { useFormat } from '@servery/screens';
import { Amount, Card, Description, DescriptionList } from '@servery/ui';
import type { ReactNode } from 'react';

/** A row of a sum: its name and its amount in sen. */
export interface SumRow {
  name: ReactNode;
  amount: number;
  /** Whether it sums up the rows above. */
  isTotal?: boolean;
}

interface SumsProps {
  title: string;
  merchant_id: number;
  rows: readonly SumRow[];
}

/** A card with amounts below each other and their total. */
export function Sums({ title, merchant_id, rows }: SumsProps) {
  const { money } = useFormat(merchant_id);
  return (
    <Card title={title}>
      <DescriptionList>
        {rows.map(({ name, amount, isTotal }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- The rows of a report never move.
          <Description key={i} term={isTotal ? <strong>{name}</strong> : name}>
            <Amount {...(isTotal && { weight: 'bold' as const })}>{money(amount)}</Amount>
          </Description>
        ))}
      </DescriptionList>
    </Card>
  );
}

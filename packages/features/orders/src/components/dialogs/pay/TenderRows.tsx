import type { Order } from '@servery/api';
import { useFormContext } from 'react-hook-form';
import type { LaidTender } from './layTenders.ts';
import type { PayValues } from './PayDialog.tsx';
import { TenderFields } from './TenderFields.tsx';

export interface TenderRowsProps {
  order: Order;
  laid: readonly LaidTender[];
}

/** The tenders chosen so far, each to be changed or removed. */
export function TenderRows({ order, laid }: TenderRowsProps) {
  const { watch, setValue } = useFormContext<PayValues>();
  const tenders = watch('tenders');
  const remove = (at: number) =>
    setValue(
      'tenders',
      tenders.filter((_tender, i) => i !== at),
      { shouldDirty: true },
    );
  return (
    <div>
      {tenders.map((row, i) => {
        const tender = laid[i];
        return (
          tender && (
            <TenderFields
              // oxlint-disable-next-line react/no-array-index-key -- a tender is its place in the row of payments
              key={`${row.option} ${i}`}
              order={order}
              index={i}
              row={row}
              laid={tender}
              onRemove={() => remove(i)}
            />
          )
        );
      })}
    </div>
  );
}

import { useFormContext } from 'react-hook-form';
import type { LaidTender } from '@servery/domain/paying';
import type { Payable } from './payableOf.ts';
import type { PayValues } from './PayForm.tsx';
import { TenderFields } from './TenderFields.tsx';

export interface TenderRowsProps {
  payable: Payable;
  laid: readonly LaidTender[];
}

/** The tenders chosen so far; each can be changed or removed. */
export function TenderRows({ payable, laid }: TenderRowsProps) {
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
              // oxlint-disable-next-line react/no-array-index-key -- a tender is identified by its position in the list
              key={`${row.option} ${i}`}
              payable={payable}
              index={i}
              row={row}
              laid={tender}
              hasKeypad={i === tenders.length - 1}
              onRemove={() => remove(i)}
            />
          )
        );
      })}
    </div>
  );
}

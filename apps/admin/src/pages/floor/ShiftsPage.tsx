import type { Shift } from '@servery/api';
import { Shifts } from '@servery/drawer';
import { lazy, Suspense } from 'react';
import { usePlaceOf } from './usePlaceOf.ts';

const ShiftPrint = lazy(() => import('../print/ShiftPrint.tsx'));
const CloseDay = lazy(async () => ({ default: (await import('@servery/reports')).CloseDay }));

const renderPrint = (shift: Shift, onClose: () => void) => (
  <Suspense>
    <ShiftPrint shift={shift} onClose={onClose} />
  </Suspense>
);

/** The person's cash drawer, and the shifts that they may see. */
export default function ShiftsPage() {
  const { merchantId, search, go } = usePlaceOf();
  return (
    <Shifts
      merchantId={merchantId}
      search={search}
      onSearchChange={go}
      renderPrint={renderPrint}
      renderCloseDay={(close) => (
        <Suspense>
          <CloseDay merchantId={merchantId} onDone={close} onClose={close} />
        </Suspense>
      )}
    />
  );
}

import { TableOrder } from '@servery/tables';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useHref } from '../../AppContext.ts';
import type { ScreenProps } from '../../boot/screen.ts';

const TablePay = lazy(() => import('../TablePay.tsx'));
const TablePrint = lazy(() => import('../print/TablePrint.tsx'));

/** One table: its order and its cart. */
export default function TablePage({ params }: ScreenProps) {
  const hrefTo = useHref();
  const [, navigate] = useLocation();
  const id = Number(params['id']);
  return (
    <TableOrder
      key={id}
      tableId={id}
      tablesHref={hrefTo('tables')}
      orderHref={(order) => hrefTo('order', { id: order })}
      renderPrint={(what, onClose) => (
        <Suspense>
          <TablePrint {...what} onClose={onClose} />
        </Suspense>
      )}
      renderPay={(what, onClose) => (
        <Suspense>
          <TablePay {...what} onClose={onClose} />
        </Suspense>
      )}
      onMoved={(table) => navigate(hrefTo('table', { id: table }), { replace: true })}
    />
  );
}

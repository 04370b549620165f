import { TableOrder } from '@servery/tables';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { ScreenProps } from '../../boot/places.ts';

const TablePay = lazy(() => import('../TablePay.tsx'));
const TablePrint = lazy(() => import('../print/TablePrint.tsx'));

/** One table: its order and its cart. */
export default function TablePage({ params }: ScreenProps) {
  const [, navigate] = useLocation();
  const id = Number(params['id']);
  return (
    <TableOrder
      key={id}
      tableId={id}
      tablesHref="/pages/setting/table"
      orderHref={(order) => `/orders/${order}`}
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
      onMoved={(table) => navigate(`/tables/${table}`, { replace: true })}
    />
  );
}

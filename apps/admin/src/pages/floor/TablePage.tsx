import { TableOrder } from '@servery/tables';
import { useLocation } from 'wouter';
import type { ScreenProps } from '../../boot/places.ts';

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
      onMoved={(table) => navigate(`/tables/${table}`, { replace: true })}
    />
  );
}

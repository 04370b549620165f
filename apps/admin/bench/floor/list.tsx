import type { OrderRow } from '@servery/api';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** The response that the page requested before this file was loaded. */
    first: Promise<{ orders?: OrderRow[]; aaData?: OrderRow[] }>;
  }
}

function List({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <table>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td>{order.number}</td>
            <td>{order.placed_at}</td>
            <td>{order.order_method}</td>
            <td>{order.table?.name ?? order.customer_name}</td>
            <td>{order.status}</td>
            <td>{order.payment_status}</td>
            <td>{(order.total / 100).toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const { orders, aaData } = await window.first;
createRoot(document.body).render(<List orders={orders ?? aaData ?? []} />);

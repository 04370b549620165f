import { OrderHistory } from '@servery/orders';
import { useLocation, useSearch } from 'wouter';

/** The order history; the address holds its filters, sort and page. */
export default function HistoryPage() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  return (
    <OrderHistory
      search={search}
      onSearchChange={(next) => navigate(next ? `${path}?${next}` : path, { replace: true })}
      onOpen={(id) => navigate(`/orders/${id}`)}
    />
  );
}

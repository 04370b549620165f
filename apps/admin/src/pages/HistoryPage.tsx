import { OrderHistory } from '@servery/orders';
import { useLocation, useSearch } from 'wouter';
import { OrderPanel } from './OrderPanel.tsx';

/**
 * The order history. The URL holds its filters, sort and page, and the order that is open next to
 * it.
 */
export default function HistoryPage() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const openId = Number(new URLSearchParams(search).get('open')) || null;

  const go = (next: string, replace = false) =>
    navigate(next ? `${path}?${next}` : path, { replace });
  const open = (id: number | null) => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('open');
    else next.set('open', String(id));
    go(next.toString());
  };
  return (
    <>
      <OrderHistory
        search={search}
        onSearchChange={go}
        onOpen={open}
        openId={openId ?? undefined}
      />
      {openId !== null && <OrderPanel id={openId} onOpen={open} />}
    </>
  );
}

import type { UserInfo } from '@servery/api';
import { LiveBoard } from '@servery/orders';
import { useLocation, useSearch } from 'wouter';
import { OrderPanel } from './OrderPanel.tsx';
import { useMerchantChoice } from '../useMerchantChoice.ts';
import { useSession } from '../session/useSession.ts';

/** The live board. The URL holds the merchant and the order that is open next to it. */
export default function BoardPage() {
  const session = useSession();
  return session && <Board user={session.user} />;
}

function Board({ user }: { user: UserInfo }) {
  const { chosen: merchantId } = useMerchantChoice(user);
  const search = useSearch();
  const [path, navigate] = useLocation();
  const openId = Number(new URLSearchParams(search).get('order')) || null;

  const open = (id: number | null) => {
    const query = new URLSearchParams(search);
    if (id === null) query.delete('order');
    else query.set('order', String(id));
    const next = query.toString();
    navigate(next ? `${path}?${next}` : path);
  };
  return (
    <LiveBoard
      key={merchantId}
      merchantId={merchantId}
      openId={openId ?? undefined}
      onOpen={({ id }) => open(id)}
      renderPanel={(id) => <OrderPanel id={id} onOpen={open} />}
    />
  );
}

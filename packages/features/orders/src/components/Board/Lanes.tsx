import type { OrderList, OrderRow } from '@servery/api';
import { useMemo, useState } from 'react';
import { lanesOf } from '../../board.ts';
import { CompletedLane } from './CompletedLane.tsx';
import { Lane } from './Lane.tsx';
import * as styles from './Lanes.css.ts';
import { LaneTabs } from './LaneTabs.tsx';
import type { TicketSetting } from './Ticket.tsx';

interface LanesProps {
  orders: readonly OrderRow[];
  fresh: ReadonlySet<number>;
  openId: number | undefined;
  setting: TicketSetting;
  onAcknowledge: (ids: readonly number[]) => void;
  /** Whether a search or filter hides some of the orders. */
  isNarrowed: boolean;
}

/** The three lanes side by side, or one at a time on a narrow board. */
export function Lanes({ orders, fresh, openId, setting, onAcknowledge, isNarrowed }: LanesProps) {
  const rows = useMemo(() => lanesOf(orders), [orders]);
  const [lane, setLane] = useState<OrderList>('new');
  const counts = {
    new: rows.new.length,
    action: rows.action.length,
    completed: rows.completed.length,
  };
  const shared = { fresh, openId, setting, onAcknowledge, isNarrowed };
  return (
    <>
      <LaneTabs
        lane={lane}
        counts={counts}
        fresh={fresh.size}
        onChange={setLane}
        onAcknowledge={() => onAcknowledge([...fresh])}
      />
      <div className={styles.lanes} data-shown={lane}>
        <Lane lane="new" rows={rows.new} {...shared} />
        <Lane lane="action" rows={rows.action} {...shared} />
        <CompletedLane
          rows={rows.completed}
          openId={openId}
          setting={setting}
          isNarrowed={isNarrowed}
        />
      </div>
    </>
  );
}

import type { Skin } from '../styles/skins.ts';
import { pairsOf } from './ContrastTable.tsx';
import { bad, cell, good, headCell, sample, scroller, table } from './foundations.css.ts';

type Pair = ReturnType<typeof pairsOf>[number];

export interface RepairTableProps {
  /** The pairs whose chosen contrast is too low. */
  weak: readonly Pair[];
  /** The skin after the repair. */
  repaired: Skin;
}

/** The chosen contrasts that are too low, and the applied ones. */
export function RepairTable({ weak, repaired }: RepairTableProps) {
  const worn = new Map(pairsOf(repaired).map((pair) => [pair.name, pair]));
  return (
    <div className={scroller} role="group" aria-label="Repaired contrast" tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            {['Pair', 'Chosen', 'Worn'].map((name) => (
              <th key={name} scope="col" className={headCell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weak.map((pair) => (
            <tr key={pair.name}>
              <th scope="row" className={cell}>
                {pair.name}
              </th>
              <td className={cell}>
                <Ratio pair={pair} />
              </td>
              <td className={cell}>
                <Ratio pair={worn.get(pair.name) ?? pair} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Ratio({ pair: { front, back, ratio, least } }: { pair: Pair }) {
  return (
    <>
      <span className={sample} style={{ background: back, borderColor: front }} aria-hidden>
        <svg viewBox="0 0 16 16" width="16" height="16">
          <circle cx="8" cy="8" r="6" fill={front} />
        </svg>
      </span>{' '}
      <span className={ratio >= least ? good : bad}>{ratio.toFixed(2)}:1</span>
    </>
  );
}

import { contrast, parseOklch } from '../styles/oklch.ts';
import { edgePairs, textPairs } from '../styles/skinPairs.ts';
import type { Skin } from '../styles/skins.ts';
import { bad, cell, good, headCell, sample, scroller, table } from './foundations.css.ts';

export interface ContrastTableProps {
  skin: Skin;
  /**
   * Whether only pairs below their required contrast are listed.
   * @default false
   */
  isFailingOnly?: boolean;
}

/** Returns every pair of a skin with its contrast and the required minimum, the weakest first. */
export function pairsOf(skin: Skin) {
  const measured = (pairs: ReturnType<typeof textPairs>, least: number) =>
    pairs.map(([name, front, back]) => ({
      name,
      front,
      back,
      least,
      ratio: contrast(parseOklch(front), parseOklch(back)),
    }));
  return [...measured(textPairs(skin), 4.5), ...measured(edgePairs(skin), 3)].sort(
    (a, b) => a.ratio / a.least - b.ratio / b.least,
  );
}

/** The contrast of every text and edge on its surfaces in a skin, computed as WCAG 2 defines it. */
export function ContrastTable({ skin, isFailingOnly }: ContrastTableProps) {
  const pairs = pairsOf(skin).filter(({ ratio, least }) => !isFailingOnly || ratio < least);
  return (
    <div className={scroller} role="group" aria-label="Contrast of all colour pairs" tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            {['Pair', 'Sample', 'Contrast', 'Asked'].map((name) => (
              <th key={name} scope="col" className={headCell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ name, front, back, least, ratio }) => (
            <tr key={name}>
              <th scope="row" className={cell}>
                {name}
              </th>
              <td className={cell}>
                <span
                  className={sample}
                  aria-hidden
                  style={{
                    background: back,
                    color: least === 3 ? 'transparent' : front,
                    borderColor: least === 3 ? front : 'transparent',
                  }}
                >
                  Aa
                </span>
              </td>
              <td className={cell}>
                <span className={ratio >= least ? good : bad}>{ratio.toFixed(2)}:1</span>
              </td>
              <td className={cell}>{least}:1</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { Kbd } from '@servery/ui';
import css from './docs.module.css';

export interface KeyMapProps {
  /** The action of each key by its name; commas separate several keys, plus signs join a chord. */
  keys: Readonly<Record<string, string>>;
}

/** Table of the keys and their actions. */
export function KeyMap({ keys }: KeyMapProps) {
  const rows = Object.entries(keys);
  if (rows.length === 0)
    return (
      <p className={css.quiet}>Nothing in it takes the focus, so no key means anything to it.</p>
    );
  return (
    <div className={css.tableBox}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.headCell}>
              Key
            </th>
            <th scope="col" className={css.headCell}>
              What it does
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([names, does]) => (
            <tr key={names}>
              <th scope="row" className={css.cell}>
                <span className={css.keys}>
                  {names.split(/,\s*/).map((name) => (
                    <Chord key={name} name={name} />
                  ))}
                </span>
              </th>
              <td className={css.cell}>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Chord({ name }: { name: string }) {
  return (
    <span className={css.keys}>
      {name.split(/\s*\+\s*(?=.)/).map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}

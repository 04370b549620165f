import { Amount } from '@servery/ui';
import type { Fact, Passage, SheetText } from './SheetText.ts';
import * as styles from './sheet.css.ts';

const Facts = ({ facts, isTotal }: { facts: readonly Fact[]; isTotal?: boolean }) => (
  <dl className={isTotal ? styles.totals : styles.facts}>
    {facts.map(([label, value]) => (
      <div key={label} className={styles.fact}>
        <dt>{label}</dt>
        <dd className={styles.value}>{isTotal ? <Amount>{value}</Amount> : <bdi>{value}</bdi>}</dd>
      </div>
    ))}
  </dl>
);

const Lines = ({ passage: { title, lines } }: { passage: Passage }) => (
  <div className={styles.passage}>
    <h3 className={styles.label}>{title}</h3>
    {lines.map((line) => (
      <p key={line} className={styles.line}>
        <bdi>{line}</bdi>
      </p>
    ))}
  </div>
);

/** An invoice as the client sees it, on screen and on paper. */
export function InvoiceSheet({ text }: { text: SheetText }) {
  const { columns } = text;
  return (
    <article className={styles.sheet} aria-label={text.title}>
      <header className={styles.head}>
        <div>
          <p className={styles.issuer}>
            <svg viewBox="0 0 24 24" className={styles.logo} aria-hidden>
              <path d="M3 10h18l-1.6 8.2A3 3 0 0 1 16.5 21h-9a3 3 0 0 1-2.9-2.8L3 10Zm2.5-3.2c0-1 .9-1.3.9-2.3M11.5 6.8c0-1.2 1-1.5 1-2.8M17 6.8c0-1 .9-1.3.9-2.3" />
            </svg>
            {text.issuer.title}
          </p>
          {text.issuer.lines.map((line) => (
            <p key={line} className={styles.quiet}>
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
        <div className={styles.mast}>
          <h2 className={styles.title}>{text.title}</h2>
          <Facts facts={text.facts} />
        </div>
      </header>
      <div className={styles.sides}>
        <Lines passage={text.billTo} />
        <div className={styles.passage}>
          <h3 className={styles.label}>{text.payTo.title}</h3>
          <Facts facts={text.payTo.facts} />
        </div>
      </div>
      <table className={styles.table}>
        <caption className={styles.caption}>{text.caption}</caption>
        <thead className={styles.tableHead}>
          <tr>
            <th scope="col" className={styles.wide}>
              {columns.item}
            </th>
            <th scope="col" className={styles.figureColumn}>
              {columns.cost}
            </th>
            <th scope="col" className={styles.figureColumn}>
              {columns.quantity}
            </th>
            <th scope="col" className={styles.figure}>
              {columns.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {text.lines.map((line) => (
            <tr key={line.id} className={styles.row}>
              <th scope="row" className={styles.item}>
                <bdi>{line.item}</bdi>
                {line.description && (
                  <span className={styles.description}>
                    <bdi>{line.description}</bdi>
                  </span>
                )}
                <span className={styles.times}>
                  <bdi>{line.times}</bdi>
                </span>
              </th>
              <td className={styles.figureColumn}>{line.cost}</td>
              <td className={styles.figureColumn}>{line.quantity}</td>
              <td className={styles.figure}>{line.price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.sums}>
        <div>{text.salesperson && <Facts facts={[text.salesperson]} />}</div>
        <Facts facts={text.totals} isTotal />
      </div>
      {text.terms && <Lines passage={text.terms} />}
      {text.note && <Lines passage={text.note} />}
      {text.stub && (
        <div className={styles.stub}>
          <h3 className={styles.label}>{text.stub.title}</h3>
          <Facts facts={text.stub.facts} />
        </div>
      )}
    </article>
  );
}

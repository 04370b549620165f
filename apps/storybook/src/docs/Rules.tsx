import { CloseIcon, SuccessIcon } from '@servery/ui';
import css from './docs.module.css';

export interface RulesProps {
  dos: readonly string[];
  donts: readonly string[];
}

/** The dos and don'ts, next to each other. */
export function Rules({ dos, donts }: RulesProps) {
  return (
    <div className={css.rules}>
      <div className={`${css.rule} ${css.do}`}>
        <h3 className={css.ruleHead}>
          <SuccessIcon />
          Do
        </h3>
        <List items={dos} />
      </div>
      <div className={`${css.rule} ${css.dont}`}>
        <h3 className={css.ruleHead}>
          <CloseIcon />
          Don’t
        </h3>
        <List items={donts} />
      </div>
    </div>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className={css.ruleList}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

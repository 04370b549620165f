import css from './docs.module.css';

export interface AnatomyProps {
  parts: readonly string[];
}

/** The numbered parts of a component, from the outside in. */
export function Anatomy({ parts }: AnatomyProps) {
  return (
    <ol role="list" className={css.anatomy}>
      {parts.map((name) => (
        <li key={name} className={css.part}>
          {name}
        </li>
      ))}
    </ol>
  );
}

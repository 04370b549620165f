import { useId, useState, type ReactNode } from 'react';
import * as styles from './explained.css.ts';

/** A step of a derivation: a text, and an amount if it has one. */
export interface Step {
  label: string;
  /** The formatted amount; null if it has none. */
  amount: string | null;
  /** Whether it's a part of the step above. */
  isPart?: boolean;
}

export interface ExplainedProps {
  /** The formatted amount. */
  amount: ReactNode;
  /** The accessible label, such as "How the total is calculated". */
  label: string;
  /** Returns the steps of the derivation, at least one. */
  steps: () => readonly Step[];
  /**
   * Renders the row from the amount and, while it is expanded, its derivation.
   * @default both below each other
   */
  children?: (button: ReactNode, details: ReactNode) => ReactNode;
}

/** An amount that expands into its derivation. */
export function Explained({ amount, label, steps, children }: ExplainedProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = (
    <button
      type="button"
      className={styles.figure}
      title={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      {amount}
    </button>
  );
  const details = isOpen && (
    <div id={id} className={styles.explanation} role="note" aria-label={label}>
      {steps().map((step, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- The steps never move.
        <span key={i} className={styles.step} data-part={step.isPart || undefined}>
          <span className={styles.stepLabel}>{step.label}</span>
          {step.amount !== null && <span className={styles.stepAmount}>{step.amount}</span>}
        </span>
      ))}
    </div>
  );
  if (children) return children(button, details);
  return (
    <div className={styles.block}>
      {button}
      {details}
    </div>
  );
}

import { useId, useState, type ReactNode } from 'react';
import { explanation, figure, part } from './bill.css.ts';
import type { Reasoning } from './useExplanation.ts';

export interface ExplainedProps {
  /** The formatted amount. */
  amount: ReactNode;
  /** The accessible label, such as "How the total comes about". */
  label: string;
  reasoning: () => readonly Reasoning[];
  /** Renders the row from the amount and, while it is expanded, its explanation. */
  children: (button: ReactNode, details: ReactNode) => ReactNode;
}

/** An amount that expands into an explanation of how it was calculated. */
export function Explained({ amount, label, reasoning, children }: ExplainedProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return children(
    <button
      type="button"
      className={figure}
      title={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      {amount}
    </button>,
    isOpen && (
      <div id={id} className={explanation} role="note" aria-label={label}>
        {reasoning().map(({ label, amount: sum }) => (
          <span key={`${label} ${sum}`} className={part}>
            <span>{label}</span>
            {sum !== null && <span>{sum}</span>}
          </span>
        ))}
      </div>
    ),
  );
}

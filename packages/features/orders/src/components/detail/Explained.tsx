import { useId, useState, type ReactNode } from 'react';
import { explanation, figure, part } from './bill.css.ts';
import type { Reasoning } from './useExplanation.ts';

export interface ExplainedProps {
  /** The figure as it stands. */
  amount: ReactNode;
  /** "How the total comes about". */
  label: string;
  reasoning: () => readonly Reasoning[];
  /** Draws the row from the figure and, once it is open, its explanation. */
  children: (button: ReactNode, details: ReactNode) => ReactNode;
}

/** A figure that opens to how it came about: a press on it, no more. */
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
        {reasoning().map(({ words, amount: sum }) => (
          <span key={`${words} ${sum}`} className={part}>
            <span>{words}</span>
            {sum !== null && <span>{sum}</span>}
          </span>
        ))}
      </div>
    ),
  );
}

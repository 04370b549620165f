import { useState } from 'react';
import { readHex } from '../styles/oklch.ts';
import { TextField } from '../TextField/TextField.tsx';
import { well } from './foundations.css.ts';

export interface ColorFieldProps {
  label: string;
  /** The colour as `#rrggbb`, or null for the default. */
  value: string | null;
  /** The colour that applies while none is set, as `#rrggbb`. */
  standard: string;
  onChange: (value: string | null) => void;
  description?: string;
}

/**
 * A colour, typed as hex digits or from the system’s picker. Leaving it empty selects the default.
 */
export function ColorField({ label, value, standard, onChange, description }: ColorFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? value ?? '';
  const write = (next: string) => {
    const isWhole = readHex(next) !== null;
    setDraft(isWhole ? null : next);
    if (isWhole) onChange(next.startsWith('#') ? next : `#${next}`);
    if (next === '') onChange(null);
  };
  return (
    <TextField
      label={label}
      placeholder={standard}
      value={text}
      onChange={write}
      description={description}
      errorMessage={draft ? 'Enter six hexadecimal digits.' : undefined}
      suffix={
        <input
          type="color"
          className={well}
          aria-label={`Pick ${label}`}
          value={value ?? standard}
          onChange={(event) => write(event.target.value)}
        />
      }
    />
  );
}

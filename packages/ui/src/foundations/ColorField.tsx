import { useState } from 'react';
import { readHex } from '../styles/oklch.ts';
import { TextField } from '../TextField/TextField.tsx';
import { well } from './foundations.css.ts';

export interface ColorFieldProps {
  label: string;
  /** `#rrggbb`, or null where the house decides. */
  value: string | null;
  /** What is worn as long as nothing is chosen. */
  standard: string;
  onChange: (value: string | null) => void;
  description?: string;
}

/** A colour by its figures or from the system’s picker; empty leaves it to the house. */
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
      errorMessage={draft ? 'Six hexadecimal figures.' : undefined}
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

import { useEffect, useRef, useState } from 'react';
import { mono, swatch, token, tokenName } from './foundations.css.ts';
import { useCopied } from './useCopied.ts';

export interface TokenProps {
  /** The name of the token in styles: `color.text`. */
  name: string;
  /** The custom property, as `var(--servery-…)`. */
  reference: string;
}

/** A colour of the contract on the current page. A press copies its name. */
export function Token({ name, reference }: TokenProps) {
  const { isCopied, copy } = useCopied();
  const color = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState('');
  useEffect(() => {
    const property = reference.slice('var('.length, -1);
    if (color.current) setValue(getComputedStyle(color.current).getPropertyValue(property));
  }, [reference]);
  return (
    <button type="button" className={token} onClick={() => copy(`vars.${name}`)}>
      <span ref={color} className={swatch} style={{ background: reference }} />
      <span>
        <span className={tokenName}>{name}</span>
        <span className={mono}>{isCopied ? 'Copied' : value}</span>
      </span>
    </button>
  );
}

import { useState } from 'react';

/** Copies a text and returns whether the last copy succeeded. */
export function useCopied() {
  const [isCopied, setCopied] = useState(false);
  const copy = (text: string) => {
    void navigator.clipboard
      ?.writeText(text)
      .then(() => setCopied(true))
      .catch(() => setCopied(false));
  };
  return { isCopied, copy };
}

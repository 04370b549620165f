import type { Shift } from '@servery/api';
import { useState } from 'react';
import { CloseForm } from './CloseForm.tsx';
import { CountForm } from './CountForm.tsx';

interface CountPanelProps {
  /** A shift that is being counted. */
  shift: Shift;
  onClose: () => void;
}

/** The count of a shift, its recount, then the reason for a variance over the limit. */
export function CountPanel({ shift, onClose }: CountPanelProps) {
  // The list may still have the version before the last count.
  const [counted, setCounted] = useState(shift);
  const latest = counted.version > shift.version ? counted : shift;
  if (latest.counts.length > 1) return <CloseForm shift={latest} onClose={onClose} />;
  return (
    // A recount begins with empty fields, so that it doesn't repeat the first count.
    <CountForm
      key={latest.version}
      shift={latest}
      onCounted={(next) => (next.state === 'closed' ? onClose() : setCounted(next))}
      onClose={onClose}
    />
  );
}

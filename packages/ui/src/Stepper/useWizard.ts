import { useEffect, useRef, useState } from 'react';
import { useValue } from '../state/useValue.ts';
import { moveTo, type Progress } from './progress.ts';

export interface WizardRules {
  /** The ids of the steps, in order. */
  ids: readonly string[];
  validate: (id: string) => boolean | Promise<boolean>;
  onFinish: () => void | Promise<void>;
  selectedKey: string | undefined;
  onChange: ((id: string) => void) | undefined;
}

/**
 * Returns the current step, the progress, and functions to move. Moving forwards requires the
 * current step to be valid.
 */
export function useWizard({ ids, validate, onFinish, selectedKey, onChange }: WizardRules) {
  const [current, select] = useValue<string>(selectedKey, ids[0] ?? '', onChange);
  const [progress, setProgress] = useState<Progress>({ furthest: 0, invalid: [], done: [] });
  const [isPending, setPending] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const wanted = useRef<'page' | 'error' | null>(null);
  const index = Math.max(0, ids.indexOf(current));

  useEffect(() => {
    if (!wanted.current || !page.current) return;
    const error = page.current.querySelector<HTMLElement>('[aria-invalid=true]');
    (wanted.current === 'error' ? (error ?? page.current) : page.current).focus();
    wanted.current = null;
  }, [current, progress]);

  const leave = async (target: number) => {
    if (isPending) return;
    const isForward = target > index;
    setPending(true);
    try {
      const isValid = !isForward || (await validate(current));
      if (isForward) setProgress((was) => moveTo(was, current, target, isValid));
      wanted.current = isValid ? 'page' : 'error';
      const next = ids[target];
      if (!isValid) return;
      if (next !== undefined) select(next);
      else await onFinish();
    } finally {
      setPending(false);
    }
  };
  return {
    current,
    index,
    progress,
    isPending,
    page,
    go: (id: string) => void leave(ids.indexOf(id)),
    next: () => void leave(index + 1),
    back: () => void leave(index - 1),
  };
}

import { Problem, type Order } from '@servery/api';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { useKeepOrder } from '../../hooks/useKeepOrder.ts';
import { useFieldWords } from './useFieldWords.ts';

export interface ActionFormOptions<Values extends FieldValues> {
  /** The order as it was when the dialog opened. */
  order: Order;
  defaultValues: DefaultValues<Values>;
  /** Sends what was filled in, based on an order; a refusal rejects. Null when it is not done yet: a preview, say. */
  send: (values: Values, base: Order) => Promise<Order | null>;
  /** Which field of the form a refused path of the request belongs to. */
  fieldOf?: (path: string) => Path<Values> | null;
  onDone: (order: Order) => void;
  /** Hears of each refusal, to take back what rested on its success. */
  onRefused?: (problem: Problem) => void;
}

/** A dialog's form against one version of an order: what was typed outlives every refusal. */
export function useActionForm<Values extends FieldValues>(options: ActionFormOptions<Values>) {
  const { order, defaultValues, send, fieldOf, onDone, onRefused } = options;
  const form = useForm<Values>({ defaultValues });
  // Pinned: an order that changes under an open dialog is to be seen, not slipped in.
  const [base, setBase] = useState(order);
  const [current, setCurrent] = useState<Order | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [strays, setStrays] = useState<string[]>([]);
  const keep = useKeepOrder();
  const fieldWords = useFieldWords();

  const refuse = (refusal: Problem) => {
    const now = refusal.code === 'conflict' ? (refusal.matter.current as Order | undefined) : null;
    onRefused?.(refusal);
    if (now) keep(now);
    if (now?.id === base.id) {
      setCurrent(now);
      return;
    }
    const unplaced: string[] = [];
    for (const [path, field] of Object.entries(refusal.matter.fields ?? {})) {
      const name = fieldOf?.(path);
      if (name) form.setError(name, { message: fieldWords(field) });
      else unplaced.push(fieldWords(field));
    }
    setStrays(unplaced);
    setProblem(refusal);
  };

  const attempt = (on: Order) => {
    form.clearErrors();
    return form.handleSubmit(async (values) => {
      setProblem(null);
      try {
        const done = await send(values, on);
        if (done) onDone(done);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        refuse(error);
      }
    })();
  };

  return {
    form,
    /** The order that the form is about to change. */
    base,
    /** The order as somebody else left it meanwhile, to be looked at before going on. */
    current,
    problem,
    /** Refused fields that the form does not show, in words. */
    strays,
    isPending: form.formState.isSubmitting,
    submit: () => void attempt(base),
    /** Goes on from the order as it is now. */
    applyToCurrent: () => {
      if (!current) return;
      setBase(current);
      setCurrent(null);
      void attempt(current);
    },
  };
}

/** What `useActionForm` answers. */
export type ActionForm<Values extends FieldValues> = ReturnType<typeof useActionForm<Values>>;

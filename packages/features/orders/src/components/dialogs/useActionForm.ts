import {
  currentOf,
  order as orderSchema,
  Problem,
  type FieldSchema,
  type Order,
} from '@servery/api';
import { useFieldText } from '@servery/screens/form';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { useCacheOrder } from '../../hooks/useCacheOrder.ts';
import { fieldMessages } from '../../messages/fields.ts';

export interface ActionFormOptions<Values extends FieldValues> {
  /** The order as it was when the dialog opened. */
  order: Order;
  defaultValues: DefaultValues<Values>;
  /**
   * Sends the form values, based on a version of the order; rejects if the host refuses them.
   * Resolves to null if nothing was changed yet, for example after a preview.
   */
  send: (values: Values, base: Order) => Promise<Order | null>;
  /** The schemas of fields, whose limits appear in error messages. */
  schemas?: Readonly<Partial<Record<Path<Values>, FieldSchema | undefined>>>;
  /** Returns the form field for a rejected path of the request, or null if there is none. */
  fieldOf?: (path: string) => Path<Values> | null;
  onDone: (order: Order) => void;
  /** Called with each problem, and with the current order if someone else changed it. */
  onRefused?: (problem: Problem, now: Order | undefined) => void;
}

/**
 * Returns the form of a dialog, based on one version of an order. Input is kept when the host
 * refuses it.
 */
export function useActionForm<Values extends FieldValues>(options: ActionFormOptions<Values>) {
  const { order, defaultValues, send, schemas, fieldOf, onDone, onRefused } = options;
  const form = useForm<Values>({ defaultValues });
  // Pinned to one version, so that a concurrent change is shown instead of applied silently.
  const [base, setBase] = useState(order);
  const [current, setCurrent] = useState<Order | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [strays, setStrays] = useState<string[]>([]);
  const cacheOrder = useCacheOrder();
  const textOf = useFieldText(fieldMessages);

  const refuse = (refusal: Problem) => {
    const now = currentOf(orderSchema, refusal);
    onRefused?.(refusal, now);
    if (now) cacheOrder(now);
    if (now?.id === base.id) {
      setCurrent(now);
      return;
    }
    const unplaced: string[] = [];
    for (const [path, field] of Object.entries(refusal.matter.fields ?? {})) {
      const name = fieldOf?.(path);
      const value: unknown = name ? form.getValues(name) : undefined;
      const schema = name ? schemas?.[name] : undefined;
      const message = textOf({ code: field.code, path, value, schema });
      if (name) form.setError(name, { type: field.code, message });
      else unplaced.push(message);
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
    /** The version of the order that the form will change. */
    base,
    /** The order as someone else changed it, to review before continuing; otherwise null. */
    current,
    problem,
    /** Messages of rejected fields that the form doesn't show. */
    strays,
    isPending: form.formState.isSubmitting,
    submit: () => void attempt(base),
    /** Submits again, based on the current version of the order. */
    applyToCurrent: () => {
      if (!current) return;
      setBase(current);
      setCurrent(null);
      void attempt(current);
    },
  };
}

/** The return value of `useActionForm`. */
export type ActionForm<Values extends FieldValues> = ReturnType<typeof useActionForm<Values>>;

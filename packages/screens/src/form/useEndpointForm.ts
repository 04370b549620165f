import { isShown, limitPropsOf, isRequired, Problem, schemaAt } from '@servery/api';
import type { AnyEndpoint, Input, Limits } from '@servery/api';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  get,
  useForm,
  useWatch,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import { endpointResolver } from './endpointResolver.ts';
import { placeFields } from './placeFields.ts';
import { useFieldText, type FieldMessages } from './useFieldText.ts';
import type { Draft, FormValues } from './values.ts';

/**
 * The input of an endpoint. For a union, such as one that creates and one that edits, the input of
 * any of them.
 */
export type FormInput<E extends AnyEndpoint> = E extends unknown ? Input<E> : never;

export interface EndpointFormOptions<E extends AnyEndpoint, Values extends FieldValues> {
  /** The initial values. */
  defaults: Values;
  /**
   * Returns the endpoint's input, or a promise of it. Each value in its body has the name of its
   * field.
   */
  toInput: (values: FormValues<Values>) => Draft<FormInput<E>> | Promise<Draft<FormInput<E>>>;
  /**
   * Sends an input that the schema accepts, and runs the follow-up; a `Problem` that it throws is
   * shown in the form.
   */
  send: (input: FormInput<E>, values: FormValues<Values>) => Promise<unknown>;
  /** Explains a problem that no field shows. */
  explain: (problem: Problem) => string;
  /** Messages of refusals that the shared ones don't explain well enough. */
  messages?: FieldMessages;
  /** Called when the host refuses an input. */
  onRefused?: (problem: Problem) => void;
}

/** The props of a field: its value, its limits in the endpoint's schema, and why it was refused. */
export type FormFieldProps<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  isRequired: boolean;
  isInvalid: boolean;
  errorMessage: string | undefined;
} & (NonNullable<Value> extends readonly unknown[] ? unknown : Limits<Value>);

/** An error as react-hook-form stores it; a list has its own in `root`. */
interface ShownError {
  message?: string;
  root?: { message?: string };
}

/**
 * Returns the form of an endpoint. The schema of the endpoint's body gives each field its limits
 * and validates values before they are sent; a refusal by the host is shown at its field with the
 * same message. Entered values survive every refusal.
 */
export function useEndpointForm<E extends AnyEndpoint, Values extends FieldValues>(
  to: E,
  options: EndpointFormOptions<E, Values>,
) {
  type Shown = FormValues<Values>;
  const { defaults, toInput, send, explain, messages, onRefused } = options;
  const textOf = useFieldText(messages);
  const [formError, setFormError] = useState<string>();
  // The fields of this render: a refusal is shown by one of them or above them all.
  const names = new Set<string>();
  // A field can be rendered while a request is pending.
  const latestNames = useRef<ReadonlySet<string>>(names);
  useEffect(() => {
    latestNames.current = names;
  });
  const partAt = (path: string) => schemaAt(to.body, path.split('.'));
  const textAt = (path: string, code: string, value: unknown) =>
    textOf({ code, path, value, schema: partAt(path) });
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: defaults,
    shouldFocusError: false,
    resolver: endpointResolver(to, {
      toInput: (values) => toInput(values as Shown),
      names,
      textAt,
    }),
  });
  const { formState, setError, setValue } = form;
  const { errors, isDirty, isSubmitted, isSubmitting, submitCount } = formState;
  const values = useWatch({ control: form.control }) as Shown;

  const refuse = (problem: Problem) => {
    onRefused?.(problem);
    const refused = Object.entries(problem.matter.fields ?? {});
    const { placed, strays } = placeFields(latestNames.current, refused);
    for (const [name, [path, { code }]] of placed)
      setError(name, { type: code, message: textAt(path, code, get(values, name)) });
    if (placed.size > 0 && strays.length === 0) return;
    // Skip problems that the app has already shown.
    if (!isShown(problem)) setFormError(explain(problem));
  };
  const [isActing, setActing] = useState(false);
  /** Runs another action of the form, such as deleting; a `Problem` that it throws is shown. */
  const attempt = async (run: () => Promise<unknown>): Promise<boolean> => {
    setFormError(undefined);
    setActing(true);
    try {
      await run();
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refuse(error);
      return false;
    } finally {
      setActing(false);
    }
  };
  const submit = async (): Promise<boolean> => {
    let isSent = false;
    setFormError(undefined);
    await form.handleSubmit(async (input) => {
      try {
        await send(input as FormInput<E>, form.getValues() as Shown);
        isSent = true;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        refuse(error);
      }
    })();
    return isSent;
  };
  const set = <Name extends Path<Shown>>(name: Name, value: PathValue<Shown, Name>) =>
    setValue<string>(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
  /** The required state and the error of a field, for fields whose value is mapped. */
  const message = (name: Path<Shown>) => {
    names.add(String(name));
    const schema = partAt(String(name));
    const error: ShownError | undefined = get(errors, name);
    const errorMessage = error?.message ?? error?.root?.message;
    return {
      isRequired: schema !== undefined && isRequired(schema),
      isInvalid: errorMessage !== undefined,
      errorMessage,
    };
  };
  /** The props of a field that holds a text, a number or a list. */
  const field = <Name extends Path<Shown>>(name: Name) => {
    const value: PathValue<Shown, Name> = get(values, name);
    return {
      ...(!Array.isArray(value) && limitPropsOf(partAt(String(name)))),
      ...message(name),
      value,
      onChange: (next) => set(name, next),
    } as FormFieldProps<PathValue<Shown, Name>>;
  };
  /** The props of a checkbox or a switch. */
  const toggle = (name: Path<Shown>) => {
    const { isInvalid, errorMessage } = message(name);
    return {
      isSelected: Boolean(get(values, name)),
      onChange: (isSelected: boolean) => set(name, isSelected as PathValue<Shown, Path<Shown>>),
      isInvalid,
      errorMessage,
    };
  };
  const [refusedChecks, setRefusedChecks] = useState(0);
  /** Validates some fields as the host will, and shows their errors; returns whether all are valid. */
  const check = async (fields: readonly Path<Shown>[]): Promise<boolean> => {
    const isValid = await form.trigger(fields);
    if (!isValid) setRefusedChecks((count) => count + 1);
    return isValid;
  };
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount + refusedChecks > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, refusedChecks]);
  return {
    values,
    set,
    field,
    toggle,
    message,
    formError,
    isDirty,
    isPending: isSubmitting || isActing,
    submit,
    check,
    attempt,
    /** Restores the initial values. */
    reset: () => form.reset(),
    /** The props of a `FormSummary`. */
    summary: { errors, submitCount: isSubmitting ? 0 : submitCount },
    /**
     * The props of a `<form>` or a `Form`. After a refusal, focus moves to the first field with an
     * error.
     */
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSubmitting) void submit();
      },
    },
    /** The props of a `FormDrawer`, which moves the focus itself. */
    drawer: {
      formError,
      isDirty,
      isPending: isSubmitting || isActing,
      onSubmit: () => void submit(),
    },
  };
}

/** The part of an endpoint's form that its fields use. */
export type EndpointForm<Values extends FieldValues> = Pick<
  ReturnType<typeof useEndpointForm<AnyEndpoint, Values>>,
  'values' | 'set' | 'field' | 'toggle' | 'message'
>;

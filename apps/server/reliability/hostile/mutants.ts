/** The ways to change one place of a body. */
export const kinds = ['replace', 'remove', 'add', 'rename', 'wrap', 'repeat'] as const;

/** A change of one place of a body. */
export interface Mutation {
  kind: (typeof kinds)[number];
  /** The index of the place, modulo the number of places. */
  at: number;
  /** The value to insert, as JSON. */
  value: string;
  /** The name of an inserted field. */
  name: string;
}

const mark = '\u0001here\u0001';
const marked = JSON.stringify(mark);

type Step = string | number;

const placesOf = (value: unknown, path: Step[] = []): Step[][] => [
  path,
  ...(value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, child]) =>
        placesOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

function changedAt(
  value: unknown,
  path: readonly Step[],
  change: (at: unknown) => unknown,
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return value.flatMap((one: unknown, i) => {
      if (i !== step) return [one];
      const next = changedAt(one, rest, change);
      return next === undefined ? [] : [next];
    });
  const fields = value as Record<string, unknown>;
  return { ...fields, [step]: changedAt(fields[step], rest, change) };
}

const renamed = (value: unknown, path: readonly Step[], name: string): unknown => {
  const last = path.at(-1);
  if (typeof last !== 'string') return changedAt(value, path, () => mark);
  return changedAt(value, path.slice(0, -1), (parent) =>
    Object.fromEntries(
      Object.entries(parent as object).map(([key, child]) => [key === last ? name : key, child]),
    ),
  );
};

/** Returns a body with one invalid place, as text. */
export function mutant(body: unknown, { kind, at, value, name }: Mutation): string {
  const places = placesOf(body);
  const path = places[at % places.length]!;
  const change: Record<Mutation['kind'], () => unknown> = {
    replace: () => changedAt(body, path, () => mark),
    remove: () => changedAt(body, path, () => undefined),
    add: () =>
      changedAt(body, path, (it) =>
        Array.isArray(it)
          ? [...(it as unknown[]), mark]
          : it && typeof it === 'object'
            ? { ...it, [name]: mark }
            : mark,
      ),
    rename: () => renamed(body, path, name),
    wrap: () => changedAt(body, path, (it) => [it]),
    repeat: () => changedAt(body, path, (it) => Array.from({ length: 120 }, () => it)),
  };
  const text = JSON.stringify(change[kind]()) ?? '';
  return text.replaceAll(marked, () => value);
}

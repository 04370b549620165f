/** States that a component is shown in by a story of that name; right to left, dark and touch are modes of every story. */
export const states = [
  'Hovered',
  'Focused',
  'Pressed',
  'Disabled',
  'ReadOnly',
  'Invalid',
  'Pending',
  'Empty',
  'LongWords',
  'Many',
] as const;

/** One of `states`. */
export type State = (typeof states)[number];

/** States that a component is never in, each with the reason. */
export type Never = Partial<Record<State, string>>;

/** What the page of a component says beside its stories and its props. */
export interface Guide {
  /** When to use it, and what to use instead otherwise. */
  when: string;
  /** Its parts, outside in. */
  anatomy: readonly string[];
  /** What each key does, by the name of the key; empty where nothing takes focus. */
  keyboard: Readonly<Record<string, string>>;
  dos: readonly string[];
  donts: readonly string[];
  never: Never;
  /** The entry it is imported from, when that is not the kit's own. */
  door?: string;
}

const untouched = 'Nothing in it answers to a pointer or a key.';

/** Of what is only looked at. */
export const neverTouched: Never = {
  Hovered: untouched,
  Focused: untouched,
  Pressed: untouched,
  Disabled: untouched,
  ReadOnly: untouched,
  Invalid: 'It holds no value.',
};

/** Of what is pressed and holds no value. */
export const neverTyped: Never = {
  ReadOnly: 'It holds no value.',
  Invalid: 'It holds no value.',
  Empty: 'It always has a label.',
  Many: 'It is one thing.',
};

/** Of a field that holds one value and waits for nobody. */
export const neverWaiting: Never = {
  Pending: 'Its form waits, not the field.',
  Many: 'It holds one value.',
};

/** Of a field that one writes in. */
export const neverPressed: Never = {
  Pressed: 'A press puts the caret in it: that is Focused.',
};

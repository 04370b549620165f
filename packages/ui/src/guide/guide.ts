/**
 * States of a component that each have a story of the same name. Right to left, dark and touch are
 * modes of every story.
 */
export const states = [
  'Hovered',
  'Focused',
  'Pressed',
  'Disabled',
  'ReadOnly',
  'Invalid',
  'Pending',
  'Empty',
  'LongText',
  'Many',
] as const;

/** One of `states`. */
export type State = (typeof states)[number];

/** States that a component is never in, each with the reason. */
export type Never = Partial<Record<State, string>>;

/** The guide of a component, shown on its page with its stories and props. */
export interface Guide {
  /** The cases to use the component in, and the alternatives. */
  when: string;
  /** The parts of the component, from the outside in. */
  anatomy: readonly string[];
  /** The effect of each key, by its name. It's empty if nothing takes focus. */
  keyboard: Readonly<Record<string, string>>;
  /** The recommended uses. */
  dos: readonly string[];
  /** The uses to avoid. */
  donts: readonly string[];
  /** The states that the component never has, each with the reason. */
  never: Never;
  /** The entry that the component is imported from, if it isn't `@servery/ui`. */
  entry?: string;
}

const untouched = 'It isn’t interactive.';

/** The states of a component that isn't interactive. */
export const neverTouched: Never = {
  Hovered: untouched,
  Focused: untouched,
  Pressed: untouched,
  Disabled: untouched,
  ReadOnly: untouched,
  Invalid: 'It has no value.',
};

/** The states of a component that is pressed and has no value. */
export const neverTyped: Never = {
  ReadOnly: 'It has no value.',
  Invalid: 'It has no value.',
  Empty: 'It always has a label.',
  Many: 'It is one thing.',
};

/** The states of a field with one value that is never pending. */
export const neverWaiting: Never = {
  Pending: 'The form shows the pending state.',
  Many: 'It has one value.',
};

/** The states of a text field. */
export const neverPressed: Never = {
  Pressed: 'A press focuses it: see Focused.',
};

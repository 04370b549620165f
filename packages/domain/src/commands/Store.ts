/**
 * Storage of the records that a rule decides about together, such as a merchant's menu.
 * `Place` says which, `Context` is what the rule needs besides: who acts, when, new ids.
 */
export interface Store<Place, State, Context, Change, Action = string> {
  /** Locks the records until the unit ends, and reads them as they are then. */
  lock(place: Place): Promise<{ state: State; context: Context }>;
  /** Saves what a rule returned, with its audit and its events; the audit says `action`. */
  save(before: State, change: Change, action: Action): Promise<void>;
}

/** Locks records, lets a rule decide about them, and saves and returns what it decided. */
export async function change<Place, State, Context, Change, Action, Made extends Change>(
  store: Store<Place, State, Context, Change, Action>,
  place: Place,
  action: Action,
  decide: (state: State, context: Context) => Made | Promise<Made>,
): Promise<Made> {
  const { state, context } = await store.lock(place);
  const made = await decide(state, context);
  await store.save(state, made, action);
  return made;
}

/**
 * Storage of the records that a rule decides about together, such as a merchant's menu. `Place`
 * identifies them; `Context` is everything else that the rule needs: actor, time, new ids.
 */
export interface Store<Place, State, Context, Change, Action = string> {
  /** Locks the records until the unit ends, and reads their current state. */
  lock(place: Place): Promise<{ state: State; context: Context }>;
  /** Saves a rule's result with its audit entry and its events; the audit entry names `action`. */
  save(before: State, change: Change, action: Action): Promise<void>;
}

/** Locks records, applies a rule to them, saves the result and returns it. */
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

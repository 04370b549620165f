import * as v from 'valibot';
import { id, quantity, seat, text } from '../fields.ts';

/** An option chosen on a line. */
const chosenOption = v.strictObject({ id, quantity: v.optional(quantity, 1) });

/** A line to be placed or added. */
export const wantedLine = v.strictObject({
  menu_id: id,
  quantity,
  options: v.optional(v.pipe(v.array(chosenOption), v.maxLength(50)), []),
  note: v.optional(text(0, 200), ''),
  /** The seat of the guest that it is for. */
  seat: v.optional(v.nullable(seat)),
});
export type WantedLine = v.InferOutput<typeof wantedLine>;

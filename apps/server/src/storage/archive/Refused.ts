/** Thrown if a command can't be carried out; the message tells the user what to do. */
export class Refused extends Error {
  override name = 'Refused';
}

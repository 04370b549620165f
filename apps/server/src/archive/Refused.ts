/** What was asked for cannot be done; the message tells the person who asked what to do about it. */
export class Refused extends Error {
  override name = 'Refused';
}

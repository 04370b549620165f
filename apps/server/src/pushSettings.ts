/** Overrides of the defaults for sending push messages. */
export interface PushSettings {
  /** The contact of this installation for push services: a `mailto:` or `https:` URL. */
  contact?: string;
  /** The origin of an additional push service, next to those of the browsers. */
  also?: string;
  /**
   * Sends a request.
   * @default the global `fetch`
   */
  fetch?: typeof fetch;
}

/** How push messages are sent, where it is not as usual. */
export interface PushSettings {
  /** Whom a push service may write to: `mailto:` or `https:`. */
  contact?: string;
  /** The origin of one push service more than those of the browsers. */
  also?: string;
  /** Sends a request; the network's own unless told. */
  fetch?: typeof fetch;
}

/** 21 November 2026, 10:40 UTC: a Saturday evening in the time zone of the sample's outlets. */
const start = Date.UTC(2026, 10, 21, 10, 40);

/**
 * Makes the page's clock start at the same moment every time, so that stories and their pictures
 * don't depend on the day. Returns a function that undoes it.
 */
export function fixClock() {
  const Before = Date;
  const began = Before.now();
  const now = () => start + Before.now() - began;
  globalThis.Date = new Proxy(Before, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
    apply: () => new Before(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = Before;
  };
}

const Real = Date;
const start = Real.UTC(2026, 10, 21, 10, 40);

/** Lets the clock of the page begin at the same moment for each story, so that a picture of it is the same every day; answers how to set it right again. */
export function fixClock() {
  const began = Real.now();
  const now = () => start + Real.now() - began;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = Real;
  };
}

import { useCallback, type Ref } from 'react';

function fill<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

/** Merges two refs: the component's own and its parent's. */
export function useRefs<Element>(own: Ref<Element>, given: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      fill(own, element);
      fill(given, element);
    },
    [own, given],
  );
}

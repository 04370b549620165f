const controls =
  'a[href], button, input, select, textarea, [role=option], [role^=menuitem], [role=tab]';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const tolerance = 1;
const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left - tolerance &&
  inner.right <= outer.right + tolerance &&
  inner.top >= outer.top - tolerance &&
  inner.bottom <= outer.bottom + tolerance;

/** Whether it is drawn at all: neither hidden, nor one of the native inputs below a drawn one. */
function isShown(element: Element) {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 2 &&
    height > 2 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true]')
  );
}

/** The nearest ancestor that cuts an element off for good, if one does; what scrolls can be scrolled. */
function cutBy(element: Element): Element | null {
  const box = element.getBoundingClientRect();
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    if (/auto|scroll/.test(overflowX + overflowY)) return null;
    const frame = at.getBoundingClientRect();
    // The native input of a drawn control, hidden from sight.
    if (frame.right - frame.left <= 2) return null;
    if (/hidden|clip/.test(overflowX + overflowY) && !isInside(box, frame)) return at;
    if (position === 'fixed') break;
  }
  return null;
}

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}”`;

/** The controls of a page that are cut off or lie beside it, and whether the page scrolls sideways. */
export function overflowOf({ documentElement: root }: Document): string[] {
  const found = [...root.querySelectorAll(controls)].filter(isShown).flatMap((element) => {
    const cut = cutBy(element);
    if (cut) return `${nameOf(element)} is cut off by ${cut.className}`;
    const { left, right } = element.getBoundingClientRect();
    const isScrolled = scrollerOf(element) !== null;
    const isOutside = left < -tolerance || right > root.clientWidth + tolerance;
    return isOutside && !isScrolled ? `${nameOf(element)} lies outside of the page` : [];
  });
  const excess = root.scrollWidth - root.clientWidth;
  return excess > tolerance ? [...found, `The page is ${excess} px too wide.`] : found;
}

function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return at;
  return null;
}

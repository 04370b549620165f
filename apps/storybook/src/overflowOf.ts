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

/** Whether an element is visible: neither hidden nor the native input of a custom control. */
function isShown(element: Element) {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 2 &&
    height > 2 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true]')
  );
}

/**
 * Returns the nearest ancestor that clips an element, or null. A scrolling ancestor doesn't count,
 * because the element can be scrolled into view.
 */
function cutBy(element: Element): Element | null {
  const box = element.getBoundingClientRect();
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    if (/auto|scroll/.test(overflowX + overflowY)) return null;
    const frame = at.getBoundingClientRect();
    // The hidden native input of a custom control.
    if (frame.right - frame.left <= 2) return null;
    if (/hidden|clip/.test(overflowX + overflowY) && !isInside(box, frame)) return at;
    if (position === 'fixed') break;
  }
  return null;
}

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}”`;

/**
 * Returns a description of each control of a page that is clipped or outside the page, and of any
 * horizontal overflow.
 */
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

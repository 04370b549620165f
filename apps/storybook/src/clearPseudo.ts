/**
 * Removes the forced hover, focus and pressed states of the previous story, which would remain if
 * the next one has another root element.
 */
export function clearPseudo() {
  for (const element of document.querySelectorAll('[class*="pseudo-"]')) {
    const names = element.className.split(/\s+/).filter((name) => name.startsWith('pseudo-'));
    element.classList.remove(...names);
  }
}

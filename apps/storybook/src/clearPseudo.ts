/** Removes the hover, focus and press of the last story: a story with another root would leave them. */
export function clearPseudo() {
  for (const element of document.querySelectorAll('[class*="pseudo-"]')) {
    const names = element.className.split(/\s+/).filter((name) => name.startsWith('pseudo-'));
    element.classList.remove(...names);
  }
}

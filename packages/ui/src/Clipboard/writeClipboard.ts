/**
 * Copies through the selection, for pages without clipboard permission and for older browsers.
 * Returns whether it succeeded.
 */
function copySelected(text: string, beside: Element): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  Object.assign(area.style, { position: 'fixed', opacity: '0' });
  // Stay within an open dialog, because elements outside it can't be selected.
  (beside.parentElement ?? document.body).append(area);
  area.select();
  try {
    // Deprecated, but the only way if clipboard access is refused.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/**
 * Copies a text to the clipboard by whichever way works, and returns whether it succeeded. `beside`
 * is an element in the same dialog, if one is open.
 */
export async function writeClipboard(text: string, beside: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, beside);
  }
}

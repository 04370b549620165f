/** Copies by the selection, as pages without the clipboard's permission and older browsers do. */
function copySelected(text: string, beside: Element): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  Object.assign(area.style, { position: 'fixed', opacity: '0' });
  // Inside of a dialog: what is outside of it cannot be selected.
  (beside.parentElement ?? document.body).append(area);
  area.select();
  try {
    // Deprecated, and the only way where the clipboard is refused.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Puts a text on the clipboard by whatever way there is; whether it is there now. */
export async function writeClipboard(text: string, beside: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, beside);
  }
}

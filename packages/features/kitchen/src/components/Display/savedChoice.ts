/**
 * Returns a choice saved on this device, or null. Keys that begin with `servery.look.` survive a
 * sign-out.
 */
export function savedChoice(name: string): boolean | null {
  try {
    const text = localStorage.getItem(`servery.look.kitchen.${name}`);
    return text === null ? null : text === 'yes';
  } catch {
    return null;
  }
}

/** Saves a choice on this device. */
export function saveChoice(name: string, isOn: boolean): void {
  try {
    localStorage.setItem(`servery.look.kitchen.${name}`, isOn ? 'yes' : 'no');
  } catch {
    // Without storage, the choice is lost on reload.
  }
}

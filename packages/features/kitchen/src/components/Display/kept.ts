/** A choice of this device; what begins with `servery.look.` is kept when somebody signs out. */
export function keptChoice(name: string): boolean | null {
  try {
    const text = localStorage.getItem(`servery.look.kitchen.${name}`);
    return text === null ? null : text === 'yes';
  } catch {
    return null;
  }
}

/** Keeps a choice on this device. */
export function keepChoice(name: string, isOn: boolean): void {
  try {
    localStorage.setItem(`servery.look.kitchen.${name}`, isOn ? 'yes' : 'no');
  } catch {
    // A browser that keeps nothing asks again.
  }
}

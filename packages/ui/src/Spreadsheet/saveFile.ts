/** Saves a file on the user's device. */
export function saveFile(content: Blob | string, name: string, type = 'text/csv;charset=utf-8') {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Firefox reads the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Returns the ids of the open parts after one has been opened or closed. */
export function nextExpanded(
  expanded: ReadonlySet<string>,
  id: string,
  isExpanded: boolean,
  allowsMultiple: boolean,
): Set<string> {
  const next = new Set(allowsMultiple || !isExpanded ? expanded : []);
  if (isExpanded) next.add(id);
  else next.delete(id);
  return next;
}

/** The colours that distinguish people. Red is reserved for errors. */
const tones = ['accent', 'info', 'success', 'warning', 'neutral'] as const;
/** A colour that distinguishes people. Red is reserved for errors. */
export type AvatarTone = (typeof tones)[number];

/** Returns the initials of a name: the first letters of its first and last word. */
export function initialsOf(name: string): string {
  const labels = name.trim().split(/\s+/);
  const pair = labels.length > 1 ? [labels[0], labels.at(-1)] : [labels[0]];
  return pair.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** Returns the tone of a name, which is always the same. */
export function toneOf(name: string): AvatarTone {
  let hash = 0;
  for (const letter of name.trim().toLocaleLowerCase('en'))
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return tones[hash % tones.length] ?? 'neutral';
}

/** The tones that tell people apart; red is left for what is wrong. */
const tones = ['accent', 'info', 'success', 'warning', 'neutral'] as const;
export type AvatarTone = (typeof tones)[number];

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const pair = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return pair.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** The tone of a name: the same for the same name, today and on every screen. */
export function toneOf(name: string): AvatarTone {
  let hash = 0;
  for (const letter of name.trim().toLocaleLowerCase('en'))
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return tones[hash % tones.length] ?? 'neutral';
}

import type { Command, CommandGroup } from './commands.ts';

/** Lower case without accents, so that "cafe" finds "Café". */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** How well a text answers one word: whole, at its start, at a word's start, inside, or not. */
function matches(text: string, word: string): number {
  const at = plain(text);
  if (at === word) return 5;
  if (at.startsWith(word)) return 4;
  if (at.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 3;
  return at.includes(word) ? 2 : 0;
}

/** How well a command answers what is typed; 0 when one of the words is not answered at all. */
export function score(query: string, command: Command): number {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return 1;
  const whole = matches(command.label, plain(query).trim()) * 10;
  const each = words.map((word) =>
    Math.max(
      matches(command.label, word) * 2,
      ...(command.keywords ?? []).map((keyword) => matches(keyword, word)),
      matches(command.description ?? '', word) / 2,
    ),
  );
  return each.includes(0) ? 0 : whole + each.reduce((sum, one) => sum + one, 0);
}

/** The groups that answer what is typed, the best first, and in each the best command first. */
export function rank(query: string, groups: readonly CommandGroup[]): CommandGroup[] {
  if (!query.trim()) return groups.filter(({ commands }) => commands.length > 0);
  const ranked = groups.map((group) => {
    if (group.isMatched) return { group, best: group.commands.length > 0 ? 1 : 0 };
    const scored = group.commands
      .map((command) => ({ command, points: score(query, command) }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points);
    const commands = scored.map(({ command }) => command);
    return { group: { ...group, commands }, best: scored[0]?.points ?? 0 };
  });
  return ranked
    .filter(({ best }) => best > 0)
    .sort((a, b) => b.best - a.best)
    .map(({ group }) => group);
}

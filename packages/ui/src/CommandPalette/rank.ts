import { searchKey } from '../text/searchKey.ts';
import type { Command, CommandGroup } from './commands.ts';

/**
 * Scores how a text matches a word: entirely (5), at its start (4), at the start of a word (3),
 * inside (2), or not (0).
 */
function matches(text: string, word: string): number {
  const at = searchKey(text);
  if (at === word) return 5;
  if (at.startsWith(word)) return 4;
  if (at.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 3;
  return at.includes(word) ? 2 : 0;
}

/** Scores how well a command matches a query; 0 if one of the words doesn't match. */
export function score(query: string, command: Command): number {
  const labels = searchKey(query).split(' ').filter(Boolean);
  if (labels.length === 0) return 1;
  const whole = matches(command.label, searchKey(query)) * 10;
  const each = labels.map((word) =>
    Math.max(
      matches(command.label, word) * 2,
      ...(command.keywords ?? []).map((keyword) => matches(keyword, word)),
      matches(command.description ?? '', word) / 2,
    ),
  );
  return each.includes(0) ? 0 : whole + each.reduce((sum, one) => sum + one, 0);
}

/** Returns the groups and commands that match a query, each with the best match first. */
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

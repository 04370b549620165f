import type { CommandGroup } from '@servery/ui';
import { eachOnce, type Place } from '../../place.ts';
import type { AppCommand } from './appCommand.ts';

/** Groups pages by section, in their order; `english` adds English titles as search terms. */
export function placeGroups(
  places: readonly Place[],
  otherwise: string,
  english: ReadonlyMap<string, string>,
): CommandGroup[] {
  const sections = Map.groupBy(eachOnce(places), ({ section }) => section ?? otherwise);
  return [...sections].map(([title, inside]) => ({
    id: `section ${title}`,
    title,
    commands: inside.map(({ href, title: label, icon }) => ({
      id: `to ${href}`,
      label,
      icon,
      href,
      keywords: [english.get(href) ?? ''].filter(Boolean),
    })),
  }));
}

/** Returns the group of commands. */
export const commandGroup = (title: string, commands: readonly AppCommand[]): CommandGroup => ({
  id: 'commands',
  title,
  commands: commands.map(({ id, title: label, ...command }) => ({
    ...command,
    id: `do ${id}`,
    label,
  })),
});

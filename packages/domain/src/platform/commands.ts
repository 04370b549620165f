import { editPlatformSetting } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import * as rules from './settings.ts';

/** The writes of the platform's settings. */
export const platformCommands: readonly Command[] = [
  command(editPlatformSetting, async ({ body }, { now, platform }) => {
    const before = await platform.lock(body.type);
    const after = rules.editPlatformSetting(before, body, { now, actor: platform.actor });
    await platform.save(before, after);
    return after;
  }),
];

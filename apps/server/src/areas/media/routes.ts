import { listMedia } from '@servery/api';
import { mediaCommands } from '@servery/domain/commands';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { pageOfMedia } from './list.ts';
import { read } from '../../http/route.ts';
import { known, narrow } from '../../http/scope.ts';

/** The routes of the media library. */
export const mediaRoutes = [
  read(listMedia, async ({ query, ctx: { sql, caller } }) =>
    pageOfMedia(sql, query, narrow(caller, await known(sql, caller, query.merchant_id))),
  ),
  ...commandRoutes(mediaCommands),
];

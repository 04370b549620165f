import type { Command, Procedure } from '@servery/domain/commands';
import { receiveDocument } from '@servery/domain/documents';
import { takePicture } from '../media/take.ts';
import { own, write, writeAfter, type Route } from '../../http/route.ts';
import { contextOf } from './contextOf.ts';
import { unitOf } from './unitOf.ts';

/**
 * Returns routes for the commands of an area, each in one transaction with its audit and events.
 */
export const commandRoutes = (commands: readonly Command[]): Route[] =>
  commands.map(({ to, run, upload }) => {
    if (!upload) return write(to, ({ ctx, ...input }) => run(input, unitOf(ctx)));
    return writeAfter(
      to,
      async (input) => {
        const sent = upload(input);
        if (!sent) return {};
        if (sent.isDocument) return { document: await receiveDocument(sent) };
        return { picture: await takePicture(sent.file, sent.digest) };
      },
      ({ ctx, ready, ...input }) => run(input, unitOf(ctx, ready)),
    );
  });

/**
 * Returns routes for the procedures of an area, which have their own transactions and hand out
 * secrets.
 */
export const procedureRoutes = (procedures: readonly Procedure[]): Route[] =>
  procedures.map(({ to, run }) =>
    own(to, ({ ctx, arrival, request, ...input }) =>
      run(input, contextOf(ctx, arrival, request.signal)),
    ),
  );

import { readConfig } from './config.ts';
import { factsOf, jsonLog, silent } from './log.ts';
import { startServer } from './start.ts';

const config = readConfig(process.env);
const log = config.isQuiet ? silent : jsonLog();

try {
  const server = await startServer(config, log);
  let isStopping = false;
  // Ctrl-C in a terminal arrives twice: from the terminal, and forwarded by the parent process.
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        jsonLog()('error', 'stop failed', factsOf(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  if (server.setUpCode)
    console.log(
      `To set up your own business, use the code ${server.setUpCode} on the sign-in page.\n`,
    );
  // Last, because a process that waits for this line may stop the server right after it.
  console.log(`Servery is ready at ${server.url}`);
  if (server.fingerprint) {
    console.log(
      `On each device open ${server.url.replace('https', 'http')}/trust once, and compare:`,
    );
    console.log(`  SHA-256 ${server.fingerprint}`);
  }
} catch (error) {
  jsonLog()('error', 'start failed', factsOf(error));
  process.exit(1);
}

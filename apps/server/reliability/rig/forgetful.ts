// Loaded before the server, only by the control run: makes its disk report writes as flushed that
// aren't.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

fs.fsyncSync = () => undefined;
syncBuiltinESMExports();

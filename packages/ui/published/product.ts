import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const kit = join(import.meta.dirname, '..');
const workspace = join(kit, '../..');
const shell = process.platform === 'win32';

/** Copies of the examples outside this workspace, with the packed kit installed. */
export interface Products {
  root: string;
  tarball: string;
  /** The folder of a Vite product. */
  vite: string;
  /** The folder of a Next.js app. */
  next: string;
}

/** Packs the kit as it is published, and installs it into copies of the examples. */
export async function install(): Promise<Products> {
  const root = mkdtempSync(join(tmpdir(), 'servery-products-'));
  const tarball = join(root, 'servery-ui.tgz');
  await run('pnpm', ['pack', '--pack-destination', root], { cwd: kit, shell });
  const packed = readdirSync(root).find((name) => name.endsWith('.tgz'))!;
  renameSync(join(root, packed), tarball);
  const [vite, next] = await Promise.all([add('product'), add('next')]);
  return { root, tarball, vite, next };

  async function add(example: string) {
    const folder = join(root, example);
    cpSync(join(workspace, 'examples', example), folder, { recursive: true });
    cpSync(tarball, join(folder, 'servery-ui.tgz'));
    const flags = ['--ignore-workspace', '--prefer-offline', '--no-lockfile', '--ignore-scripts'];
    await run('pnpm', ['install', ...flags], { cwd: folder, shell });
    return folder;
  }
}

/**
 * Runs a command of a product and returns its output.
 * @throws with all output if the command fails.
 */
export async function inProduct(folder: string, ...command: string[]): Promise<string> {
  // Remove Vitest's environment variables, which would make the products build in test mode.
  const { NODE_ENV: _mode, VITEST: _vitest, FORCE_COLOR: _color, ...env } = process.env;
  env.NO_COLOR = '1';
  env.NEXT_TELEMETRY_DISABLED = '1';
  try {
    return (await run('pnpm', ['exec', ...command], { cwd: folder, shell, env })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command.join(' ')} failed.\n${stdout}\n${stderr}`, { cause: error });
  }
}

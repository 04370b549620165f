import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const kit = join(import.meta.dirname, '..');
const root = join(kit, '../..');
const shell = process.platform === 'win32';

/** What somebody else has of the kit: its tarball, and a product of theirs with it installed and built. */
export interface Product {
  folder: string;
  tarball: ArrayBuffer;
}

/** Packs the kit as it is published, and installs it into a copy of the example, outside this workspace. */
export async function install(): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-product-'));
  cpSync(join(root, 'examples/product'), folder, { recursive: true });
  await run('pnpm', ['pack', '--pack-destination', folder], { cwd: kit, shell });
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  renameSync(join(folder, packed), join(folder, 'servery-ui.tgz'));
  const flags = ['--ignore-workspace', '--prefer-offline', '--no-lockfile', '--ignore-scripts'];
  await run('pnpm', ['install', ...flags], { cwd: folder, shell });
  const { buffer, byteOffset, byteLength } = readFileSync(join(folder, 'servery-ui.tgz'));
  return {
    folder,
    tarball: buffer.slice(byteOffset, byteOffset + byteLength),
  };
}

/** Checks the product's types, libraries' included; answers what is wrong. */
export async function typecheck({ folder }: Product): Promise<string> {
  try {
    return (await run('pnpm', ['exec', 'tsc', '-p', '.'], { cwd: folder, shell })).stdout;
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** Runs a script where the product's own build would run; answers what it prints as JSON. */
export async function inProduct<T>({ folder }: Product, script: string): Promise<T> {
  const { stdout } = await run('node', ['--input-type=module', '-e', script], { cwd: folder });
  return JSON.parse(stdout) as T;
}

/** Builds the product; answers the folder of what a browser gets. */
export async function build({ folder }: Product): Promise<string> {
  await run('pnpm', ['run', 'build'], { cwd: folder, shell });
  return join(folder, 'dist');
}

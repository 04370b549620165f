import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'servery-disk-';
const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * A disk of its own: ext4 in a file, by way of a loop device. Pulling its plug keeps what the
 * file system had handed to the device and drops what the kernel still held in memory.
 */
export class LoopDisk {
  /** Where it is mounted. */
  readonly folder: string;
  readonly #home: string;
  readonly #image: string;
  #device: string | null = null;

  constructor(megabytes: number) {
    this.#home = mkdtempSync(join(tmpdir(), prefix));
    // PostgreSQL runs as somebody else.
    chmodSync(this.#home, 0o755);
    this.#image = join(this.#home, 'image');
    this.folder = join(this.#home, 'mount');
    mkdirSync(this.folder);
    writeFileSync(this.#image, '');
    truncateSync(this.#image, megabytes * 1024 * 1024);
    // The kernel would go on preparing the disk in the background otherwise.
    run('mkfs.ext4', '-q', '-F', '-m', '0', '-E', 'lazy_itable_init=0', this.#image);
    this.#attach();
  }

  /** Why this machine cannot have such disks, or null where it can. */
  static missing(): string | null {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux';
    if (!existsSync('/dev/loop-control')) return 'no loop devices';
    try {
      new LoopDisk(16).remove();
      return null;
    } catch (error) {
      return `no loop devices: ${String(error).split('\n')[0]}`;
    }
  }

  /** Takes away what a run that was ended left behind. */
  static sweep(): void {
    for (const name of readdirSync(tmpdir()).filter((it) => it.startsWith(prefix))) {
      const home = join(tmpdir(), name);
      const attempt = (program: string, ...words: string[]) => {
        try {
          return run(program, ...words);
        } catch {
          return '';
        }
      };
      attempt('umount', '--lazy', join(home, 'mount'));
      for (const line of attempt('losetup', '--associated', join(home, 'image')).split('\n'))
        if (line.startsWith('/dev/loop')) attempt('losetup', '--detach', line.split(':')[0]!);
      rmSync(home, { recursive: true, force: true });
    }
  }

  /** Bytes that are free. */
  get free(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  /** Makes everything that was written so far survive. */
  flush(): void {
    run('sync', '--file-system', this.folder);
  }

  /** Pulls the plug and plugs it in again; whoever wrote there must be dead. */
  cut(): void {
    const copy = `${this.#image}.cut`;
    run('cp', '--sparse=always', this.#image, copy);
    this.#detach();
    renameSync(copy, this.#image);
    this.#attach();
  }

  /** Gives everything back. */
  remove(): void {
    this.#detach();
    rmSync(this.#home, { recursive: true, force: true });
  }

  #attach(): void {
    this.#device = run('losetup', '--find', '--show', this.#image);
    run('mount', '-t', 'ext4', this.#device, this.folder);
  }

  #detach(): void {
    if (this.#device === null) return;
    run('umount', this.folder);
    run('losetup', '--detach', this.#device);
    this.#device = null;
  }
}

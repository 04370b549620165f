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
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * A separate disk: ext4 in a file, through a loop device. A power cut keeps the data that the file
 * system has written to the device, and drops the data that the kernel still has in memory.
 */
export class LoopDisk {
  /** The path of its mount point. */
  readonly folder: string;
  readonly #home: string;
  readonly #image: string;
  #device: string | null = null;

  constructor(megabytes: number) {
    this.#home = mkdtempSync(join(tmpdir(), prefix));
    // PostgreSQL runs as another user.
    chmodSync(this.#home, 0o755);
    this.#image = join(this.#home, 'image');
    this.folder = join(this.#home, 'mount');
    mkdirSync(this.folder);
    writeFileSync(this.#image, '');
    truncateSync(this.#image, megabytes * 1024 * 1024);
    // Otherwise the kernel would keep initialising the disk in the background.
    run('mkfs.ext4', '-q', '-F', '-m', '0', '-E', 'lazy_itable_init=0', this.#image);
    this.#attach();
  }

  /** Returns the reason why this machine can't create such disks, or null if it can. */
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

  /** Removes the disks that an aborted run has left. */
  static sweep(): void {
    for (const name of readdirSync(tmpdir()).filter((it) => it.startsWith(prefix))) {
      const home = join(tmpdir(), name);
      const attempt = (program: string, ...args: string[]) => {
        try {
          return run(program, ...args);
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

  /** The free bytes. */
  get free(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  /** Flushes everything written so far. */
  flush(): void {
    run('sync', '--file-system', this.folder);
  }

  /** Cuts the power and turns it on again; all writing processes must have ended. */
  cut(): void {
    const copy = `${this.#image}.cut`;
    run('cp', '--sparse=always', this.#image, copy);
    this.#detach();
    renameSync(copy, this.#image);
    this.#attach();
  }

  /** Unmounts and deletes the disk. */
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

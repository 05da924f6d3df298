import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of a test's own. */
export type Disk = {
  /** Where it is mounted. */
  readonly folder: string;
  readonly remount: (mode: 'ro' | 'rw') => void;
  readonly remove: () => void;
};

/** A disk whose blocks lie in a file, which a copy shows as the disk would be after a power cut. */
export type LoopDisk = Disk & { readonly image: string };

/** Why this machine does not let a test mount disks; undefined where it does. */
export function whyNoDisks(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux mounts disks';
  try {
    createLoopDisk(8).remove();
    createSmallDisk(1).remove();
    return undefined;
  } catch (error) {
    return `mounting a disk failed: ${error instanceof Error ? error.message : error}`;
  }
}

const run = (program: string, ...args: string[]): void => void execFileSync(program, args, { stdio: 'pipe' });

function mount(args: string[]): Disk {
  const parent = mkdtempSync(join(tmpdir(), 'carta-disk-'));
  const folder = join(parent, 'mounted');
  mkdirSync(folder);
  run('mount', ...args, folder);
  return {
    folder,
    remount: (mode) => run('mount', '-o', `remount,${mode}`, folder),
    remove() {
      run('umount', folder);
      rmSync(parent, { recursive: true });
    },
  };
}

/** Makes a file read-only in a writable folder, like another user's file. Returns a function that undoes it. */
export function sealFile(file: string): () => void {
  run('mount', '--bind', file, file);
  run('mount', '-o', 'remount,bind,ro', file);
  return () => run('umount', file);
}

/** A disk in memory, of so many megabytes. */
export function createSmallDisk(megabytes: number): Disk {
  return mount(['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs']);
}

/** An ext4 disk of so many megabytes in a file. */
export function createLoopDisk(megabytes: number): LoopDisk {
  const parent = mkdtempSync(join(tmpdir(), 'carta-image-'));
  const image = join(parent, 'disk.img');
  run('truncate', '--size', `${megabytes}M`, image);
  run('mkfs.ext4', '-q', '-F', image);
  const disk = mountImage(image);
  return {
    ...disk,
    image,
    remove() {
      disk.remove();
      rmSync(parent, { recursive: true });
    },
  };
}

/** Mounts a copy of a disk; what its journal holds is recovered as after a power cut. */
export function mountImage(image: string): Disk {
  return mount(['-o', 'loop', image]);
}

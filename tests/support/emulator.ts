import type { TestProject } from 'vitest/node';
import { type Emulator, startEmulator } from '../../server/emulator/start-emulator.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of a running Auth emulator, which all tests of the run share. */
    emulator: string;
  }
}

let emulator: Emulator;

/** Starts the Auth emulator once for a whole run, on a free port; installs it first where it is missing. */
export async function setup(project: TestProject): Promise<void> {
  emulator = startEmulator({
    onInstalling: () => process.stderr.write('Installing the Auth emulator, once: about two minutes.\n'),
  });
  project.provide('emulator', await emulator.ready);
}

export async function teardown(): Promise<void> {
  await emulator.close();
}

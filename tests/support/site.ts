import type { TestProject } from 'vitest/node';
import { buildTestSite } from './built-site.ts';
import { type ServedSite, serveSite } from './serve-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the tests' site: of its base path, without a slash at its end. */
    site: string;
    /** The folder of the tests' site. */
    siteFolder: string;
  }
}

let served: ServedSite;

/** Builds the tests' site once for a whole run of the browser tests, and serves it on a free port. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await buildTestSite();
  served = await serveSite(folder);
  project.provide('siteFolder', folder);
  project.provide('site', served.address);
}

export async function teardown(): Promise<void> {
  await served.close();
}

import type { TestProject } from 'vitest/node';
import { type BuiltSite, buildAndServe } from './built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the built site's base path, without a slash at its end. */
    site: string;
    /** The folder of the built site. */
    siteFolder: string;
  }
}

let site: BuiltSite;

/** Builds the site once for a whole run of the browser tests, and serves it on a free port. */
export async function setup(project: TestProject): Promise<void> {
  site = await buildAndServe('dist.tests');
  project.provide('siteFolder', site.folder);
  project.provide('site', site.address);
}

export async function teardown(): Promise<void> {
  await site.remove();
}

import type { HostedPage, HostedSite } from './hosted-site.ts';

/** The file of a page, for hosts whose rules name files: where nobody can sign in, that without a stamp card. */
export const servedFile = ({ alone }: HostedSite, { file }: HostedPage): string =>
  alone.find(({ to }) => to === file)?.from ?? file;

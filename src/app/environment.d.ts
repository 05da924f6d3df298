interface ImportMetaEnv {
  /** The site's public origin, without a slash at its end (vite.config.ts). */
  readonly PUBLIC_URL: string;
  /** The container that page views go to, after consent; empty where there is none (vite.config.ts). */
  readonly TAG_MANAGER: string;
  /** The year of the build, UTC. */
  readonly YEAR: number;
}

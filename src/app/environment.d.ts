interface ImportMetaEnv {
  /** The site's public origin, without a slash at its end (vite.config.ts). */
  readonly PUBLIC_URL: string;
}

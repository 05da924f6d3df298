/** The constants that the build puts into the sources of this feature (vite.config.ts and src/app/build/bundles.ts). */
interface ImportMetaEnv {
  readonly DEV: boolean;
  /** Whether pages are stored for visits without network; `OFFLINE=off` at the build turns it off. */
  readonly OFFLINE: boolean;
  /** The texts about copies in every language. Only the worker has them. */
  readonly OFFLINE_TEXTS: import('./protocol.ts').AllOfflineTexts;
}

declare module '*.css?inline' {
  const styles: string;
  export default styles;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

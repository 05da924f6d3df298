/** What the build puts into the sources of this feature (vite.config.ts and src/app/build/service-worker.ts). */
interface ImportMetaEnv {
  readonly DEV: boolean;
  /** Whether pages are kept for when there is no network; `OFFLINE=off` at the build turns it off. */
  readonly OFFLINE: boolean;
  /** What is said of copies, in every language. In the worker only. */
  readonly OFFLINE_TEXTS: import('./offline-texts.ts').AllOfflineTexts;
}

declare module '*.css?inline' {
  const styles: string;
  export default styles;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

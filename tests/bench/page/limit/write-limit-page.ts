import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LimitPage } from './limit-page.ts';

/** Writes a limit page as a folder that can be served. */
export function writeLimitPage({ html, texts }: LimitPage, folder: string): void {
  mkdirSync(join(folder, 'i18n'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
  for (const [code, list] of Object.entries(texts)) {
    writeFileSync(join(folder, 'i18n', `${code}.json`), JSON.stringify(list));
  }
}

import type { AnswerStore } from '../../src/analytics/stored-answer.ts';

/** A browser's storage that holds one answer. */
export function memoryStore(kept?: string): AnswerStore & { kept: string | null } {
  return {
    kept: kept ?? null,
    getItem() {
      return this.kept;
    },
    setItem(_key, text) {
      this.kept = text;
    },
    removeItem() {
      this.kept = null;
    },
  };
}

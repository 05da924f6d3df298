import { create } from 'qrcode';
import { UsageError } from '../../diagnostics/usage-error.ts';
import { words } from '../../diagnostics/words.ts';

/** Quartile: a quarter of a code may be damaged; the next lower level would save only four modules in forty. */
const LEVEL = 'Q';

/** The white margin around a code that readers need to find it, in modules: four, by ISO/IEC 18004. */
export const QUIET_ZONE = 4;

/** A code without its margin. */
export type Code = {
  readonly text: string;
  readonly modules: number;
  /** Whether a module is black; false outside of the code. */
  readonly isDark: (column: number, row: number) => boolean;
};

export function createCode(text: string): Code {
  const { modules } = create(text, { errorCorrectionLevel: LEVEL });
  const { size } = modules;
  const isInside = (index: number): boolean => index >= 0 && index < size;
  return {
    text,
    modules: size,
    isDark: (column, row) => isInside(column) && isInside(row) && modules.get(row, column) === 1,
  };
}

export const modulesAcross = (code: Code): number => code.modules + 2 * QUIET_ZONE;

/** The least width of a module in millimetres: smaller ones run together on cheap printers, and older phones cannot read them. */
const LEAST_MODULE = 0.4;

/** The largest code, in millimetres: one metre. */
const LARGEST = 1000;

/** Reads a width in millimetres: `50`, `35,5` or `50 mm`. */
export function readSize(text: string): number {
  const size = /^\d{1,4}([.,]\d{1,2})?( ?mm)?$/.test(text.trim()) ? parseFloat(text.replace(',', '.')) : NaN;
  if (size > 0 && size <= LARGEST) return size;
  throw new UsageError(words('notASize', text, LARGEST));
}

/** The least width of a code with its margin, in whole millimetres. */
export function leastSize(code: Code): number {
  // Rounded before `ceil`: 45 × 0.4 must not be slightly above 18.
  return Math.ceil(Number((modulesAcross(code) * LEAST_MODULE).toFixed(6)));
}

/** Throws a UsageError if a code of this width in millimetres, including its margin, is too small to read. */
export function checkSize(code: Code, size: number): void {
  const least = leastSize(code);
  if (size >= least) return;
  throw new UsageError(words('smallCode', size, code.text, least));
}

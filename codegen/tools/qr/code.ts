import { create } from 'qrcode';

/** Quartile: a quarter of a code may be wiped or scratched, and the next level below would spare only four modules in forty. */
const LEVEL = 'Q';

/** The white margin around a code that readers need to find it, in modules: four, by ISO/IEC 18004. */
export const QUIET_ZONE = 4;

/** A code without its margin. */
export type Code = {
  readonly text: string;
  readonly modules: number;
  /** Whether a module is black; what lies outside of the code is not. */
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

export function modulesAcross(code: Code): number {
  return code.modules + 2 * QUIET_ZONE;
}

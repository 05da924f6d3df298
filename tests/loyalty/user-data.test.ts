import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserData } from '../../server/protocol/calls.ts';
import { retrieveUserData, type UserDataAnswer } from '../../src/loyalty/user-data.ts';

const NOBODY: UserData = { userFound: false, loyaltyCards: [] };
const SOMEBODY: UserData = { userFound: true, loyaltyCards: [] };

/** Answers one after another, and the waits between them. */
function retrieval(...answers: UserDataAnswer[]) {
  const waits: number[] = [];
  let asked = 0;
  const result = retrieveUserData({
    ask: async () => answers[asked++],
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  return { result, waits, asked: () => asked };
}

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('the retrieval of the user data (specification, point 4)', () => {
  it('takes what comes at once', async () => {
    const { result, waits, asked } = retrieval(SOMEBODY);
    expect(await result).toBe(SOMEBODY);
    expect([asked(), waits]).toEqual([1, []]);
  });

  it('"if nothing comes back, it retries every 1 second"', async () => {
    const { result, waits } = retrieval(undefined, undefined, SOMEBODY);
    expect(await result).toBe(SOMEBODY);
    expect(waits).toEqual([1_000, 1_000]);
  });

  it('"at most 5 times"', async () => {
    const { result, waits, asked } = retrieval();
    expect(await result).toBeUndefined();
    expect(asked()).toBe(6);
    expect(waits).toEqual([1_000, 1_000, 1_000, 1_000, 1_000]);
  });

  it('"it stops on an error"', async () => {
    const { result, waits, asked } = retrieval(undefined, 'Error al recuperar los datos del usuario', SOMEBODY);
    expect(await result).toBeUndefined();
    expect([asked(), waits]).toEqual([2, [1_000]]);
  });

  it('a person who has no record is nothing that failed', async () => {
    expect(await retrieval(NOBODY).result).toBe(NOBODY);
    expect(log).not.toHaveBeenCalled();
  });

  it('who cannot be told to exist is treated as missing, and it is logged (point 8)', async () => {
    const odd = { loyaltyCards: [] } as unknown as UserData;
    expect(await retrieval(odd).result).toEqual(NOBODY);
    expect(log).toHaveBeenCalledWith('Error al verificar la existencia del usuario en la DB:', odd);
  });
});

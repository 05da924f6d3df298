import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QrScanned } from '../../../server/protocol/realtime.ts';
import { CodeStore } from '../../../src/loyalty/code/code-store.ts';
import type { OpenShowing, ShowingState } from '../../../src/loyalty/code/showing.ts';
import { card } from '../stamp-cards.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const STAMPED: QrScanned = { success: true, outcome: 'stamped', stampID: 's1', card: card({ nStamps: 4 }) };
const TOO_MANY: QrScanned = { success: false, outcome: 'refused', reason: 'day-limit' };

/** A popup, and the channels that it has opened. */
function setUp() {
  const channels: { tell: (state: ShowingState) => void; close: ReturnType<typeof vi.fn<() => void>>; uid: string }[] =
    [];
  const openShowing: OpenShowing = ({ uid }, tell) => {
    const close = vi.fn<() => void>();
    channels.push({ tell, close, uid });
    tell({ phase: 'connecting' });
    return { close };
  };
  const vibrate = vi.fn<(pattern: number[]) => void>();
  const onDone = vi.fn<() => void>();
  const code = new CodeStore({
    barID: 'el-bar',
    openShowing,
    token: async () => 'token',
    onCard: () => {},
    onDone,
    vibrate,
  });
  const tell = (state: ShowingState): void => channels.at(-1)?.tell(state);
  return { code, channels, tell, vibrate, onDone };
}

describe('the QR popup (specification, point 4)', () => {
  it('opens the channel when it shows, and closes it when it closes (point 7)', () => {
    const { code, channels } = setUp();
    expect(channels).toHaveLength(0);
    code.open('ana');
    expect(channels.map(({ uid }) => uid)).toEqual(['ana']);
    expect(channels[0]?.close).not.toHaveBeenCalled();
    code.close();
    expect(channels[0]?.close).toHaveBeenCalledTimes(1);
    expect(code.getState()).toBeUndefined();
  });

  it('opened while it is open it stays as it is', () => {
    const { code, channels } = setUp();
    code.open('ana');
    code.open('ana');
    expect(channels).toHaveLength(1);
  });

  it('says how it stands with the code, and the digits that may be typed', () => {
    const { code, tell } = setUp();
    code.open('ana');
    expect(code.getState()).toMatchObject({ phase: 'connecting', digits: undefined });
    tell({ phase: 'shown', digits: '482913' });
    expect(code.getState()).toMatchObject({ phase: 'shown', digits: '482913' });
    tell({ phase: 'offline', digits: '482913' });
    expect(code.getState()).toMatchObject({ phase: 'offline', digits: '482913' });
  });

  it('a successful scan is confirmed, felt, and closes the popup 2000 ms later; then the data are refreshed', () => {
    const { code, tell, vibrate, onDone, channels } = setUp();
    code.open('ana');
    tell({ phase: 'scanned', scanned: STAMPED });
    expect(code.getState()?.scanned).toBe(STAMPED);
    expect(vibrate).toHaveBeenCalledExactlyOnceWith([90, 70, 90]);
    vi.advanceTimersByTime(1_999);
    expect(code.getState()).toBeDefined();
    expect(onDone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(code.getState()).toBeUndefined();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(channels[0]?.close).toHaveBeenCalledTimes(1);
  });

  it('closed by hand meanwhile it refreshes at once, and once', () => {
    const { code, tell, onDone } = setUp();
    code.open('ana');
    tell({ phase: 'scanned', scanned: STAMPED });
    code.close();
    vi.advanceTimersByTime(5_000);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('a refused scan says why and keeps the code; a success after it still counts', () => {
    const { code, tell, vibrate } = setUp();
    code.open('ana');
    tell({ phase: 'scanned', scanned: TOO_MANY });
    vi.advanceTimersByTime(5_000);
    expect(code.getState()?.scanned).toBe(TOO_MANY);
    expect(vibrate).toHaveBeenCalledExactlyOnceWith([350]);
    tell({ phase: 'offline' });
    expect(code.getState()).toMatchObject({ phase: 'offline', scanned: TOO_MANY });
    tell({ phase: 'scanned', scanned: STAMPED });
    vi.advanceTimersByTime(2_000);
    expect(code.getState()).toBeUndefined();
  });

  it('after 5 minutes it is shown again by opening it again (L6)', () => {
    const { code, tell, channels } = setUp();
    code.open('ana');
    tell({ phase: 'over', digits: '482913' });
    code.open('ana');
    expect(channels).toHaveLength(2);
    expect(channels[0]?.close).toHaveBeenCalledTimes(1);
    expect(code.getState()).toMatchObject({ phase: 'connecting', digits: undefined });
  });

  it('what an earlier opening hears late is nobody’s', () => {
    const { code, channels, onDone } = setUp();
    code.open('ana');
    code.close();
    code.open('ana');
    channels[0]?.tell({ phase: 'scanned', scanned: STAMPED });
    vi.advanceTimersByTime(2_000);
    expect(code.getState()).toMatchObject({ phase: 'connecting', scanned: undefined });
    expect(onDone).not.toHaveBeenCalled();
  });
});

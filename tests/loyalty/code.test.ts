import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { texts } from '../../generated/loyalty/es.ts';
import type { QrScanned } from '../../server/protocol/realtime.ts';
import { loyaltyQrSchema } from '../../server/protocol/qr.ts';
import { remainingText, shownTime, spokenTime } from '../../src/loyalty/card/countdown.ts';
import { columnsOf } from '../../src/loyalty/card/stamp-boxes.tsx';
import { CodeStore } from '../../src/loyalty/code/code-store.ts';
import type { ShowingState } from '../../src/loyalty/line/showing.ts';
import { qrText, scanWords } from '../../src/loyalty/code/code-box.tsx';
import { card } from './stamp-cards.ts';

const STAMPED: QrScanned = { success: true, outcome: 'stamped', stampID: 's1', card: card({ nStamps: 4 }) };
const TOO_MANY: QrScanned = { success: false, outcome: 'refused', reason: 'day-limit' };

describe('the QR popup (specification, point 4)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A popup that shows Ana's code, and the channels that it has opened. */
  function opened() {
    const channels: { tell: (state: ShowingState) => void; close: () => void }[] = [];
    const vibrate = vi.fn<(pattern: number[]) => void>();
    const onDone = vi.fn<() => void>();
    const code = new CodeStore({
      barID: 'el-bar',
      openShowing: (_barID, tell) => {
        const close = vi.fn<() => void>();
        channels.push({ tell, close });
        tell({ phase: 'connecting' });
        return { close };
      },
      onDone,
      vibrate,
    });
    code.open('ana');
    return { code, channels, tell: (state: ShowingState) => channels.at(-1)?.tell(state), vibrate, onDone };
  }

  it('opens the channel when it shows, once, and closes it when it closes (point 7)', () => {
    const { code, channels } = opened();
    code.open('ana');
    expect(channels.length).toBe(1);
    expect(channels[0]?.close).not.toHaveBeenCalled();
    code.close();
    expect(channels[0]?.close).toHaveBeenCalledTimes(1);
    expect(code.getState()).toBeUndefined();
  });

  it('says how it stands with the code, and the digits that may be typed', () => {
    const { code, tell } = opened();
    expect(code.getState()).toMatchObject({ phase: 'connecting', digits: undefined });
    tell({ phase: 'shown', digits: '482913' });
    expect(code.getState()).toMatchObject({ phase: 'shown', digits: '482913' });
    tell({ phase: 'offline', digits: '482913' });
    expect(code.getState()).toMatchObject({ phase: 'offline', digits: '482913' });
  });

  it('L18: closes by itself when the card it was opened for is redeemed, and is opened for the one after it', () => {
    const { code, channels } = opened();
    code.follow('first');
    code.follow('first');
    expect(code.getState()).toBeDefined();
    code.follow('second');
    expect(code.getState()).toBeUndefined();
    expect(channels[0]?.close).toHaveBeenCalledTimes(1);
    code.open('ana');
    code.follow('second');
    expect(code.getState()).toBeDefined();
  });

  it('a successful scan is confirmed, felt, and closes the popup 2000 ms later; then the data are refreshed', () => {
    const { code, tell, vibrate, onDone, channels } = opened();
    tell({ phase: 'scanned', scanned: STAMPED });
    expect(vibrate).toHaveBeenCalledExactlyOnceWith([90, 70, 90]);
    vi.advanceTimersByTime(1_999);
    expect(code.getState()?.scanned).toBe(STAMPED);
    expect(onDone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(code.getState()).toBeUndefined();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(channels[0]?.close).toHaveBeenCalledTimes(1);
  });

  it('closed by hand meanwhile it refreshes at once, and once', () => {
    const { code, tell, onDone } = opened();
    tell({ phase: 'scanned', scanned: STAMPED });
    code.close();
    expect(onDone).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('a refused scan says why and keeps the code; a success after it still counts', () => {
    const { code, tell, vibrate } = opened();
    tell({ phase: 'scanned', scanned: TOO_MANY });
    vi.advanceTimersByTime(5_000);
    expect(vibrate).toHaveBeenCalledExactlyOnceWith([350]);
    tell({ phase: 'offline' });
    expect(code.getState()).toMatchObject({ phase: 'offline', scanned: TOO_MANY });
    tell({ phase: 'scanned', scanned: STAMPED });
    vi.advanceTimersByTime(2_000);
    expect(code.getState()).toBeUndefined();
  });

  it('after 5 minutes it is shown again by opening it again (L6)', () => {
    const { code, tell, channels } = opened();
    tell({ phase: 'over', digits: '482913' });
    code.open('ana');
    expect(channels).toHaveLength(2);
    expect(channels[0]?.close).toHaveBeenCalledTimes(1);
    expect(code.getState()).toMatchObject({ phase: 'connecting', digits: undefined });
  });

  it('what an earlier opening hears late is nobody’s', () => {
    const { code, channels, onDone } = opened();
    code.close();
    code.open('ana');
    channels[0]?.tell({ phase: 'scanned', scanned: STAMPED });
    vi.advanceTimersByTime(2_000);
    expect(code.getState()).toMatchObject({ phase: 'connecting', scanned: undefined });
    expect(onDone).not.toHaveBeenCalled();
  });
});

it('the QR holds exactly these four fields, in this order (specification, point 7)', () => {
  const text = qrText('el-bar', 'aB3dEfGh1jKlMnOpQrStUvWxYz12');
  expect(text).toBe(
    '{"qr":"cartasqr","service":"loyalty","barID":"el-bar","cardOwnerID":"aB3dEfGh1jKlMnOpQrStUvWxYz12"}',
  );
  expect(loyaltyQrSchema.safeParse(JSON.parse(text)).success).toBe(true);
});

it.each<[QrScanned, string]>([
  [STAMPED, '¡Sello puesto!'],
  [{ ...STAMPED, card: card({ nStamps: 8, state: 'full' }) }, '¡Recompensa lista!'],
  [{ ...STAMPED, outcome: 'repeated' }, 'Este sello ya lo tienes'],
  [{ success: true, outcome: 'reward-ready', card: card({ nStamps: 8, state: 'full' }) }, '¡Recompensa lista!'],
  [{ success: false, outcome: 'refused', reason: 'expired' }, 'Tu tarjeta ha caducado: no admite más sellos.'],
  [TOO_MANY, 'Ya tienes los sellos de hoy. ¡Vuelve otro día!'],
  [{ success: false, outcome: 'refused', reason: 'unshown-limit' }, 'Sin conexión solo se pone un sello cada hora.'],
  [
    { success: false, outcome: 'refused', reason: 'not-shown' },
    'No se ha podido poner el sello. Pide que lo escaneen otra vez.',
  ],
])('%o means for the diner: %s', (scanned, words) => {
  expect(scanWords(scanned, texts.loyalty)).toBe(words);
});

// "Nd Nh" (specification, point 4); a card whose date is past has nothing left (L11), and a date that is none promises nothing.
it.each([
  ['2027-05-22T12:00:00.000Z', '181d 0h'],
  ['2026-11-24T15:30:00.000Z', '2d 3h'],
  ['2026-11-23T11:59:59.999Z', '0d 23h'],
  ['2026-11-22T12:00:00.000Z', '0d 0h'],
  ['2026-11-22T11:59:59.999Z', undefined],
  ['soon', undefined],
])('at noon of 22 November 2026 a card until %s has left: %s', (expiration, text) => {
  expect(remainingText(expiration, Date.parse('2026-11-22T12:00:00Z'))).toBe(text);
});

it.each([
  ['es', '2d 3h', '2 días 3 horas'],
  ['en', '1d 1h', '1 day 1 hour'],
  ['fr', '2d 0h', '2 jours 0 heure'],
  ['de', '1d 3h', '1 Tag 3 Stunden'],
  ['it', '181d 2h', '181 giorni 2 ore'],
  ['ca', '2d 3h', '2 dies 3 hores'],
])('in %s who hears %s hears: %s', (language, text, words) => {
  expect(spokenTime(text, language, '-').replaceAll('\u00a0', ' ')).toBe(words);
});

it('in the last hour both are told that it is less than one', () => {
  expect([shownTime('0d 0h', '< 1 h'), spokenTime('0d 0h', 'es', '< 1 h')]).toEqual(['< 1 h', '< 1 h']);
  expect(shownTime('0d 1h', '< 1 h')).toBe('0d 1h');
});

it.each([
  [1, 1],
  [2, 2],
  [5, 5],
  [6, 6],
  [7, 4],
  [8, 4],
  [10, 5],
  [12, 6],
  [13, 7],
  [20, 7],
  [25, 9],
  [30, 10],
  [50, 10],
])('%i boxes stand in rows of %i, which are nearly as long', (boxes, columns) => {
  expect(columnsOf(boxes)).toBe(columns);
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Card } from '../../server/protocol/card.ts';
import type { ScanAnswer } from '../../server/protocol/scan.ts';
import { ApiFailure } from '../../src/session/call-api.ts';
import type { RecentScan } from '../../src/staff/recent-scans.ts';
import { ScannerStore } from '../../src/staff/scanner-store.ts';
import type { ScanApi } from '../../src/staff/staff-api.ts';
import { CARD, FULL, NEW_CARD, STAMPED } from '../support/staff-cards.ts';

const QR = '{"qr":"cartasqr","service":"loyalty","barID":"parrilla","cardOwnerID":"diner1"}';
const OTHER = '{"qr":"cartasqr","service":"loyalty","barID":"parrilla","cardOwnerID":"diner2"}';

const scan = vi.fn<ScanApi['scan']>();
const undo = vi.fn<ScanApi['undo']>();
const redeem = vi.fn<ScanApi['redeem']>();
const sound = vi.fn<(tone: string) => void>();
let now: number;
let timer: { at: number; act: () => void } | undefined;
let stored: readonly RecentScan[];
let scanner: ScannerStore;

beforeEach(() => {
  vi.resetAllMocks();
  scan.mockResolvedValue(STAMPED);
  now = 1_000_000;
  timer = undefined;
  stored = [];
  scanner = open();
});

const open = (): ScannerStore =>
  new ScannerStore({
    api: { scan, undo, redeem },
    barID: 'parrilla',
    now: () => now,
    after: (milliseconds, act) => {
      const mine = { at: now + milliseconds, act };
      timer = mine;
      return () => {
        if (timer === mine) timer = undefined;
      };
    },
    readRecent: () => stored,
    writeRecent: (scans) => {
      stored = scans;
    },
    sound,
  });

/** Lets the clock run, and what was to happen until then happen. */
function pass(milliseconds: number): void {
  now += milliseconds;
  if (timer && timer.at <= now) timer.act();
}

const refusal = (reason: ScanAnswer['reason']): ScanAnswer =>
  ({ outcome: 'refused', reason, message: '' }) as ScanAnswer;
const shown = () => {
  const { phase, outcome } = scanner.getState();
  return { phase, outcome };
};
const LOOKING = { phase: 'looking', outcome: undefined };

/** The camera sees the code, and the server answers so. */
function see(answer: ScanAnswer | Error): Promise<void> {
  if (answer instanceof Error) scan.mockRejectedValueOnce(answer);
  else scan.mockResolvedValueOnce(answer);
  return scanner.see(QR);
}

describe('a scan', () => {
  test('sends what the camera saw with the bar, and shows the stamp with five minutes to undo it', async () => {
    const scanning = scanner.see(QR);
    expect(shown()).toEqual({ phase: 'sending', outcome: undefined });
    await scanning;
    expect(scan.mock.calls).toEqual([[{ qr: QR, barID: 'parrilla' }]]);
    expect(shown()).toEqual({
      phase: 'shown',
      outcome: { kind: 'stamped', card: CARD, stampID: 'stamp1', undoBy: 1_300_000 },
    });
    expect(sound.mock.calls).toEqual([['good']]);
  });

  test('is one at a time: what the camera sees meanwhile is not sent', async () => {
    await Promise.all([scanner.see(QR), scanner.see(QR), scanner.see(OTHER)]);
    expect(scan).toHaveBeenCalledTimes(1);
  });

  test.each(['WIFI:T:WPA;S:Bar;P:a-password;;', 'https://example.org/', '482913'])(
    'of %j, which is no stamp card, is refused without being sent',
    async (text) => {
      await scanner.see(text);
      expect(scan).not.toHaveBeenCalled();
      expect(shown()).toEqual({ phase: 'shown', outcome: { kind: 'refused', why: 'notACode' } });
      expect(sound.mock.calls).toEqual([['bad']]);
      pass(1_500);
      await scanner.see(text);
      expect(scanner.getState().turn).toBe(1);
      await scanner.see(QR);
      expect(scan.mock.calls).toEqual([[{ qr: QR, barID: 'parrilla' }]]);
    },
  );

  test('of a typed code sends its digits', async () => {
    await scanner.type('482913');
    expect(scan.mock.calls).toEqual([[{ qr: '482913', barID: 'parrilla' }]]);
  });

  test('gives way to the next one after six seconds', async () => {
    await scanner.see(QR);
    pass(5_999);
    expect(shown().phase).toBe('shown');
    pass(1);
    expect(shown()).toEqual(LOOKING);
  });

  test('gives way to a tap', async () => {
    await scanner.see(QR);
    scanner.next();
    expect(shown()).toEqual(LOOKING);
    expect(timer).toBeUndefined();
  });
});

describe('the same code', () => {
  test('is not sent again while its outcome shows, nor before the camera has been without it for three seconds', async () => {
    await scanner.see(QR);
    pass(5_000);
    await scanner.see(QR);
    pass(1_000);
    for (let look = 0; look < 50; look += 1) {
      pass(125);
      await scanner.see(QR);
    }
    expect(scan).toHaveBeenCalledTimes(1);
    pass(3_000);
    await scanner.see(QR);
    expect(scan).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['a refusal', refusal('not-shown'), OTHER],
    ['a stamp', STAMPED, QR],
  ])('is sent after %s also where the phone set its clock back since', async (_what, answer, next) => {
    await see(answer);
    scanner.next();
    now -= 3_600_000;
    scan.mockResolvedValueOnce(STAMPED);
    await scanner.see(next);
    expect(scan).toHaveBeenCalledTimes(2);
  });

  test('replaces a stamp that shows, also where the phone set its clock back since', async () => {
    await see(STAMPED);
    now -= 3_600_000;
    await scanner.see(OTHER);
    expect(scan).toHaveBeenCalledTimes(2);
  });

  test('is sent again a second after the waiter has put a refusal away', async () => {
    await see(refusal('not-shown'));
    scanner.next();
    pass(999);
    await scanner.see(QR);
    expect(scan).toHaveBeenCalledTimes(1);
    pass(1);
    await scanner.see(QR);
    expect(scan).toHaveBeenCalledTimes(2);
  });
});

describe('another code', () => {
  test('takes the place of an outcome that asks nothing, once it could be read', async () => {
    await scanner.see(QR);
    pass(1_499);
    await scanner.see(OTHER);
    expect(scan).toHaveBeenCalledTimes(1);
    pass(1);
    await scanner.see(OTHER);
    expect(scan.mock.lastCall).toEqual([{ qr: OTHER, barID: 'parrilla' }]);
  });

  test('waits while an outcome asks the waiter for something', async () => {
    await see({ outcome: 'reward-ready', card: FULL });
    pass(60_000);
    await scanner.see(OTHER);
    expect(scan).toHaveBeenCalledTimes(1);
    expect(shown().phase).toBe('shown');
  });
});

describe('what a scan may come to', () => {
  test.each<[Card, string]>([
    [CARD, '2026-11-22T20:19:00.001Z'],
    [{ ...CARD, state: 'expired' }, '2026-11-22T20:19:00.001Z'],
    // Its reward is handed over no more without another scan (L9).
    [FULL, '2026-11-22T20:14:00.000Z'],
  ])(
    'of a code that gave its stamp at an earlier visit is one of a phone that shows nothing (L7)',
    async (card, at) => {
      await see({ ...STAMPED, card, outcome: 'repeated', now: at });
      expect(shown().outcome).toEqual({ kind: 'not-shown' });
      await scanner.stampUnshown();
      expect(scan).toHaveBeenLastCalledWith({ qr: QR, barID: 'parrilla', unshown: true });
    },
  );

  test('L5: a showing that has its stamp says when it got it, however wrong this phone’s clock is', async () => {
    now = Date.parse('2026-11-23T20:00:00Z');
    await see({ ...STAMPED, outcome: 'repeated', now: '2026-11-22T20:19:00.000Z' });
    expect(shown().outcome).toEqual({
      kind: 'repeated',
      card: CARD,
      stampID: 'stamp1',
      stampedAt: '2026-11-22T20:04:00.000Z',
      undoBy: now - 10 * 60_000,
    });
    expect(sound.mock.calls).toEqual([['bad']]);
  });

  test.each([
    ['not-a-code', 'notACode'],
    ['wrong-bar', 'wrongBar'],
    ['unknown-code', 'unknownCode'],
    ['no-card', 'noCard'],
    ['expired', 'expired'],
    ['day-limit', 'dayLimit'],
    ['unshown-limit', 'unshownLimit'],
  ] as const)('a refusal for %s says so', async (reason, why) => {
    await see(refusal(reason));
    expect(shown().outcome).toEqual({ kind: 'refused', why });
    expect(sound.mock.calls).toEqual([['bad']]);
  });

  test.each([
    [403, 'wrong-bar', { kind: 'refused', why: 'wrongBar' }],
    [403, 'not-staff', { kind: 'failed', why: 'notStaff' }],
    [401, 'bad-token', { kind: 'failed', why: 'sessionOver' }],
    [429, 'too-many-requests', { kind: 'failed', why: 'tooMany' }],
    [429, 'no-reason', { kind: 'failed', why: 'tooMany' }],
    [503, 'unavailable', { kind: 'failed', why: 'unavailable' }],
    [502, 'no-reason', { kind: 'failed', why: 'unavailable' }],
    [500, 'internal', { kind: 'failed', why: 'wentWrong' }],
    [0, 'offline', { kind: 'failed', why: 'noNetwork' }],
    [0, 'timeout', { kind: 'failed', why: 'noNetwork' }],
  ])('an answer of %i %s is told as it is', async (status, code, outcome) => {
    await see(new ApiFailure(status, code, ''));
    expect(shown()).toEqual({ phase: 'shown', outcome });
  });

  test('without a token the session is over', async () => {
    await see(new Error('No hay usuario logeado'));
    expect(shown().outcome).toEqual({ kind: 'failed', why: 'sessionOver' });
  });

  test.each([
    ['auth/network-request-failed', 'noNetwork'],
    // Google's own texts for status 503 and 429.
    ['auth/the-service-is-currently-unavailable.', 'unavailable'],
    ['auth/resource-exhausted', 'unavailable'],
    ['auth/internal-error', 'unavailable'],
    ['auth/user-token-expired', 'sessionOver'],
    ['auth/user-disabled', 'sessionOver'],
    ['auth/invalid-refresh-token', 'sessionOver'],
    [undefined, 'sessionOver'],
  ])('a token that Google does not renew for %s is told as it is', async (code, why) => {
    await see(new Error('Problema con la verificación del Token', { cause: { code } }));
    expect(shown().outcome).toEqual({ kind: 'failed', why });
  });

  test('L5: after no answer the same scan is sent once more, as often as it takes', async () => {
    await see(new ApiFailure(0, 'offline', ''));
    pass(60_000);
    expect(shown().phase).toBe('shown');
    await scanner.tryAgain();
    expect(scan.mock.calls).toEqual([[{ qr: QR, barID: 'parrilla' }], [{ qr: QR, barID: 'parrilla' }]]);
    expect(shown().outcome?.kind).toBe('stamped');
  });
});

describe('L7: no showing', () => {
  beforeEach(async () => {
    await see(refusal('not-shown'));
  });

  test('asks the waiter, and stays until they answer', () => {
    pass(60_000);
    expect(shown()).toEqual({ phase: 'shown', outcome: { kind: 'not-shown' } });
    expect(sound.mock.calls).toEqual([['question']]);
  });

  test('is stamped all the same when the waiter confirms it', async () => {
    await scanner.stampUnshown();
    expect(scan.mock.lastCall).toEqual([{ qr: QR, unshown: true, barID: 'parrilla' }]);
    expect(shown().outcome?.kind).toBe('stamped');
  });

  test('is confirmed once more after no answer', async () => {
    scan.mockRejectedValueOnce(new ApiFailure(0, 'timeout', ''));
    await scanner.stampUnshown();
    await scanner.tryAgain();
    expect(scan.mock.lastCall).toEqual([{ qr: QR, unshown: true, barID: 'parrilla' }]);
  });
});

describe('L9: a full card', () => {
  const READY: ScanAnswer = { outcome: 'reward-ready', card: FULL };
  beforeEach(() => void redeem.mockResolvedValue(NEW_CARD));

  test.each<[string, ScanAnswer]>([
    ['reward-ready', READY],
    ['the stamp that fills it', { ...STAMPED, card: FULL }],
    ['that stamp once more', { ...STAMPED, outcome: 'repeated', card: FULL }],
  ])('is handed in after %s, and once, however often the button is tapped', async (_, answer) => {
    await see(answer);
    pass(60_000);
    await Promise.all([scanner.handOver(), scanner.handOver()]);
    await scanner.handOver();
    expect(redeem.mock.calls).toEqual([['card1', QR]]);
    expect(shown().outcome).toEqual({ kind: 'redeemed', full: FULL, card: NEW_CARD });
  });

  test.each([
    [409, 'not-shown'],
    // The diner has deleted everything meanwhile.
    [404, 'unknown-card'],
  ])('stays there with the reason when the hand-over was not confirmed: %i %s', async (status, code) => {
    redeem.mockRejectedValueOnce(new ApiFailure(status, code, ''));
    await see(READY);
    await scanner.handOver();
    expect(scanner.getState()).toMatchObject({
      phase: 'shown',
      outcome: { kind: 'reward-ready' },
      acting: undefined,
      problem: { why: 'scanAgain' },
    });
  });

  test('that a colleague has just handed in is not asked for again', async () => {
    redeem.mockRejectedValueOnce(new ApiFailure(409, 'card-closed', ''));
    await see(READY);
    await scanner.handOver();
    expect(scanner.getState()).toMatchObject({
      phase: 'shown',
      outcome: { kind: 'refused', why: 'cardClosed' },
      acting: undefined,
      problem: undefined,
    });
  });

  test('is not put away while it is being handed in', async () => {
    await see(READY);
    const handing = scanner.handOver();
    scanner.next();
    expect(shown().phase).toBe('shown');
    await handing;
    expect(shown().outcome?.kind).toBe('redeemed');
  });

  test('is no hand-over where stamps are missing', async () => {
    await scanner.see(QR);
    await scanner.handOver();
    expect(redeem).not.toHaveBeenCalled();
  });

  test('L10: offers no undo in the list any more', async () => {
    await see({ ...STAMPED, card: FULL });
    await scanner.handOver();
    expect(stored).toMatchObject([
      { kind: 'redeemed', cardID: 'card1' },
      { kind: 'stamped', undoBy: 0 },
    ]);
  });
});

describe('L10: undoing', () => {
  test('a stamp whose answer was lost, for the rest of its five minutes', async () => {
    undo.mockResolvedValue(CARD);
    await see(new ApiFailure(0, 'offline', ''));
    scan.mockResolvedValueOnce({ ...STAMPED, outcome: 'repeated', now: '2026-11-22T20:06:00.000Z' });
    await scanner.tryAgain();
    expect(stored).toMatchObject([{ kind: 'repeated', stampID: 'stamp1', undoBy: now + 180_000 }]);
    await scanner.undo('stamp1');
    expect(stored).toMatchObject([{ kind: 'undone', undoBy: 0 }]);
  });

  test('takes back the stamp that is shown', async () => {
    const undone = { ...CARD, nStamps: 2 };
    undo.mockResolvedValue(undone);
    await scanner.see(QR);
    await scanner.undo('stamp1');
    expect(undo.mock.calls).toEqual([['stamp1']]);
    expect(shown().outcome).toEqual({ kind: 'undone', card: undone });
    expect(stored).toMatchObject([{ kind: 'undone', stampID: 'stamp1', undoBy: 0 }]);
  });

  test('takes back a stamp of the list, and the camera goes on', async () => {
    undo.mockResolvedValue(CARD);
    await scanner.see(QR);
    scanner.next();
    await scanner.undo('stamp1');
    expect(shown()).toEqual(LOOKING);
    expect(scanner.getState()).toMatchObject({ acting: undefined, recent: [{ kind: 'undone' }] });
  });

  test('says at the stamp why it stays', async () => {
    undo.mockRejectedValue(new ApiFailure(409, 'undo-too-late', ''));
    await scanner.see(QR);
    await scanner.undo('stamp1');
    expect(scanner.getState()).toMatchObject({
      outcome: { kind: 'stamped' },
      problem: { why: 'undoTooLate', undo: 'stamp1' },
      recent: [{ kind: 'stamped' }],
    });
  });
});

describe('the list of recent scans', () => {
  test('has what was scanned, the last on top, without a name or a reward', async () => {
    await scanner.see(QR);
    scanner.next();
    pass(10_000);
    scan.mockResolvedValue(refusal('expired'));
    await scanner.see(OTHER);
    expect(stored).toEqual([
      { at: 1_010_000, kind: 'refused', why: 'expired', undoBy: 0 },
      {
        at: 1_000_000,
        kind: 'stamped',
        cardID: 'card1',
        nStamps: 3,
        maxStamps: 10,
        stampID: 'stamp1',
        undoBy: 1_300_000,
      },
    ]);
  });

  test('is there again after the page was loaded anew', async () => {
    await scanner.see(QR);
    expect(open().getState().recent).toEqual(stored);
  });

  test('keeps the last twenty', async () => {
    for (let index = 0; index < 25; index += 1) {
      await scanner.see(`${QR}${index}`);
      pass(10_000);
    }
    expect(stored.length).toBe(20);
    expect(stored[0]?.at).toBe(1_240_000);
  });

  test('knows nothing of scans without an answer', async () => {
    await see(new ApiFailure(0, 'offline', ''));
    expect(stored).toEqual([]);
  });
});

test('a scanner that is put away has no timer left', async () => {
  await scanner.see(QR);
  scanner.close();
  expect(timer).toBeUndefined();
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Card } from '../../../server/protocol/card.ts';
import type { QrScanned, Refused, Registered, Shown } from '../../../server/protocol/realtime.ts';
import type { Channel, ChannelListener } from '../../../src/loyalty/line/open-channel.ts';
import { CardLine } from '../../../src/loyalty/line/card-line.ts';
import type { ShowingState } from '../../../src/loyalty/line/showing.ts';

const NOW = Date.UTC(2026, 10, 22, 21, 0, 0);
const MINUTE = 60_000;

/** A channel whose other side is the test. */
class FakeChannel implements Channel {
  readonly asked: string[] = [];
  readonly listener: ChannelListener;
  #registered: (given: Registered | Refused) => void = () => undefined;
  #shown: (given: Shown | Refused) => void = () => undefined;

  constructor(listener: ChannelListener) {
    this.listener = listener;
  }

  register(uid: string, answer: (given: Registered | Refused) => void): void {
    this.asked.push(`register ${uid}`);
    this.#registered = answer;
  }

  show({ barID, userID }: { barID: string; userID: string }, answer: (given: Shown | Refused) => void): void {
    this.asked.push(`show ${userID} at ${barID}`);
    this.#shown = answer;
  }

  hide({ barID }: { barID: string }, answer: () => void): void {
    this.asked.push(`hide ${barID}`);
    answer();
  }

  reconnect(): void {
    this.asked.push('reconnect');
  }

  close(): void {
    this.asked.push('close');
  }

  /** The connection is there, and the server takes the person. */
  connects(...given: Parameters<FakeChannel['registers']>): void {
    this.listener.connected();
    this.registers(...given);
  }

  /** `ahead`: how far the server's clock is ahead of the phone's, in milliseconds. */
  registers(rest: { missed?: QrScanned; cards?: Card[] } = {}, ahead = 0): void {
    this.#registered({ ok: true, now: new Date(Date.now() + ahead).toISOString(), cards: [], ...rest });
  }

  shows(rest: { scanned?: QrScanned } = {}, ends: number = Date.now() + 5 * MINUTE): void {
    this.#shown({ ok: true, ends: new Date(ends).toISOString(), code: '482913', ...rest });
  }

  refuses(code: string): void {
    this.#registered({ ok: false, code, message: 'No.' });
  }
}

const cardOf = (barID: string, nStamps: number): Card => ({
  cardID: 'card-1',
  bar: { ID: barID },
  expiration: '2027-11-22T22:59:59.999Z',
  maxStamps: 10,
  nStamps,
  reward: 'Una cena',
  rewards: { es: 'Una cena' },
  state: 'open',
});

const stamped = (stampID: string, at: number, barID = 'gottan'): QrScanned => ({
  success: true,
  outcome: 'stamped',
  stampID,
  at: new Date(at).toISOString(),
  card: cardOf(barID, 3),
});

let channel: FakeChannel;
let states: ShowingState[];
let cards: number[];
let line: CardLine;

const phases = (): string[] => states.map(({ phase }) => phase);

function open(confirmed = new Set<string>()): void {
  states = [];
  cards = [];
  line = new CardLine({
    uid: 'ana',
    confirmed,
    open: (listener) => (channel = new FakeChannel(listener)),
    onCard: ({ nStamps }) => cards.push(nStamps),
    onNoCard: () => undefined,
  });
  line.show('gottan', (state) => states.push(state));
}

function openAndShow(): void {
  open();
  channel.connects();
  channel.shows();
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe('a showing', () => {
  it('says whose it is, then what is shown, with each connection', () => {
    openAndShow();
    channel.listener.lost();
    channel.connects();
    channel.shows();
    expect(channel.asked).toEqual(['register ana', 'show ana at gottan', 'register ana', 'show ana at gottan']);
    expect(phases()).toEqual(['connecting', 'shown', 'offline', 'connecting', 'shown']);
  });

  it('keeps digits and end while it is offline: within the grace they still count', () => {
    openAndShow();
    channel.listener.lost();
    expect(states.at(-1)).toEqual({ phase: 'offline', digits: '482913', ends: NOW + 5 * MINUTE });
  });

  it('L6: forgets the digits once they may count no more, and has them again with the connection', () => {
    openAndShow();
    channel.listener.lost();
    vi.advanceTimersByTime(29_999);
    channel.listener.lost();
    expect(states.at(-1)).toMatchObject({ phase: 'offline', digits: '482913' });
    vi.advanceTimersByTime(1);
    expect(states.at(-1)).toEqual({ phase: 'offline', ends: NOW + 5 * MINUTE });
    channel.connects();
    channel.shows();
    vi.advanceTimersByTime(30_000);
    expect(states.at(-1)).toMatchObject({ phase: 'shown', digits: '482913' });
  });

  it('L6: is over after five minutes, and shows nothing more', () => {
    openAndShow();
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(phases()).toEqual(['connecting', 'shown']);
    vi.advanceTimersByTime(1);
    expect(phases()).toEqual(['connecting', 'shown', 'over']);
    expect(channel.asked.at(-1)).toBe('hide gottan');
    channel.connects();
    expect(channel.asked.at(-1)).toBe('register ana');
  });

  it('L6: is over at the server’s end, though the phone’s clock is an hour behind', () => {
    open();
    channel.connects({}, 60 * MINUTE);
    channel.shows({}, NOW + 60 * MINUTE + 2 * MINUTE);
    expect(states.at(-1)?.ends).toBe(NOW + 2 * MINUTE);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(states.at(-1)?.phase).toBe('over');
  });

  it('L6: is over when the phone slept past its end, and is not opened again by itself', () => {
    openAndShow();
    channel.listener.lost();
    vi.setSystemTime(NOW + 6 * MINUTE);
    channel.listener.connected();
    expect(phases().at(-1)).toBe('over');
    expect(channel.asked).not.toContain('reconnect');
  });

  it('connects anew when the phone is back in the hand, and says that it closes', () => {
    openAndShow();
    line.returned();
    line.close();
    expect(channel.asked.slice(-3)).toEqual(['reconnect', 'hide gottan', 'close']);
  });

  it('waits when the server cannot, and gives up when it will not', () => {
    open();
    channel.listener.connected();
    channel.refuses('unavailable');
    expect(phases()).toEqual(['connecting']);
    channel.refuses('bad-token');
    expect(phases()).toEqual(['connecting', 'refused']);
  });
});

describe('a scan', () => {
  it('is confirmed once, however often and by whatever way it is told', () => {
    openAndShow();
    channel.listener.scanned(stamped('stamp-1', NOW + 1));
    channel.listener.scanned(stamped('stamp-1', NOW + 1));
    channel.listener.connected();
    expect(phases()).toEqual(['connecting', 'shown', 'scanned']);
    expect(cards).toEqual([3, 3]);
  });

  it('of this showing, made while the phone was away, is confirmed on return', () => {
    openAndShow();
    channel.listener.lost();
    channel.connects({ missed: stamped('stamp-1', NOW + 1) });
    expect(states.at(-1)).toMatchObject({ phase: 'scanned', scanned: { stampID: 'stamp-1' } });
    expect(channel.asked.at(-1)).toBe('register ana');
  });

  it('of a showing before is news of the card, and no confirmation', () => {
    open();
    channel.connects({ missed: stamped('stamp-0', NOW - 1) });
    channel.shows();
    channel.listener.scanned(stamped('stamp-0', NOW - 1));
    expect(phases()).toEqual(['connecting', 'shown']);
    expect(cards).toEqual([3, 3]);
  });

  it('is told from one before by the server’s clock, not the phone’s', () => {
    open();
    channel.connects({ missed: stamped('stamp-0', NOW + 60 * MINUTE - 1) }, 60 * MINUTE);
    expect(phases()).toEqual(['connecting']);
    channel.listener.scanned(stamped('stamp-1', NOW + 60 * MINUTE + 1));
    expect(phases()).toEqual(['connecting', 'scanned']);
  });

  it.each([
    ['phone', NOW - 60 * MINUTE, NOW + 1, 60 * MINUTE],
    ['server', NOW, NOW - 60 * MINUTE + 1, -60 * MINUTE],
  ])('is confirmed although the clock of the %s has stepped back an hour', (_, now, at, ahead) => {
    openAndShow();
    channel.listener.lost();
    vi.setSystemTime(now);
    channel.connects({ missed: stamped('stamp-1', at) }, ahead);
    expect(phases().at(-1)).toBe('scanned');
  });

  it('is told from one before though question and answer took a second each', () => {
    open();
    channel.listener.connected();
    vi.advanceTimersByTime(2_000);
    channel.registers({ missed: stamped('stamp-0', NOW - 1) }, -1_000);
    expect(phases()).toEqual(['connecting']);
    channel.listener.scanned(stamped('stamp-1', NOW + 1));
    expect(phases()).toEqual(['connecting', 'scanned']);
  });

  it('of another card of this person is no confirmation', () => {
    openAndShow();
    channel.listener.scanned(stamped('stamp-1', NOW + 1, 'oceans'));
    expect(phases()).toEqual(['connecting', 'shown']);
    expect(cards).toEqual([3]);
  });

  it('that gave nothing is reported, and the code is still shown', () => {
    openAndShow();
    channel.listener.scanned({ success: false, outcome: 'refused', reason: 'day-limit', card: cardOf('gottan', 2) });
    expect(states.at(-1)).toMatchObject({ phase: 'scanned', scanned: { success: false }, digits: '482913' });
    channel.listener.scanned(stamped('stamp-1', NOW + 1));
    expect(phases()).toEqual(['connecting', 'shown', 'scanned', 'scanned']);
  });

  it('that makes the reward ready is confirmed', () => {
    openAndShow();
    channel.listener.scanned({ success: true, outcome: 'reward-ready', card: cardOf('gottan', 10) });
    expect(states.at(-1)).toMatchObject({ phase: 'scanned', scanned: { outcome: 'reward-ready' } });
  });

  it('that an earlier popup confirmed is not confirmed again: its showing is ended, and a new one opened', () => {
    open(new Set(['stamp-0']));
    channel.connects();
    channel.shows({ scanned: stamped('stamp-0', NOW - 1) });
    expect(channel.asked).toEqual(['register ana', 'show ana at gottan', 'hide gottan', 'show ana at gottan']);
    channel.shows();
    expect(phases()).toEqual(['connecting', 'shown']);
  });

  it('that an earlier popup confirmed, and whose showing the server could not end, is left at that', () => {
    open(new Set(['stamp-0']));
    channel.connects();
    for (let answer = 0; answer < 3; answer += 1) channel.shows({ scanned: stamped('stamp-0', NOW - 1) });
    expect(channel.asked.filter((event) => event === 'hide gottan')).toHaveLength(1);
    expect(phases()[1]).toBe('shown');
  });
});

describe('the line of an open panel (L18)', () => {
  it('hears of every change while no code is shown, and carries one showing after the other', () => {
    open();
    channel.connects({ cards: [cardOf('gottan', 3)] });
    channel.shows();
    const later: ShowingState[] = [];
    line.show('gottan', (state) => later.push(state));
    expect(channel.asked.slice(1)).toEqual(['show ana at gottan', 'hide gottan', 'show ana at gottan']);
    channel.shows();
    expect(later.map(({ phase }) => phase)).toEqual(['connecting', 'shown']);
    channel.listener.cardChanged(cardOf('gottan', 4));
    channel.listener.scanned(stamped('stamp-1', NOW - 1));
    expect(cards).toEqual([3, 4, 3]);
    expect(phases()).toEqual(['connecting', 'shown']);
  });

  it('is closed once the server knows that the code is not shown any more', () => {
    openAndShow();
    const answers: (() => void)[] = [];
    vi.spyOn(channel, 'hide').mockImplementation((_, answer) => void answers.push(answer));
    line.close();
    expect(channel.asked.at(-1)).not.toBe('close');
    for (const answer of answers) answer();
    expect(channel.asked.at(-1)).toBe('close');
    channel.listener.connected();
    line.returned();
    expect(channel.asked.at(-1)).toBe('close');
  });

  it('that was refused says so to every code, and is not tried again', () => {
    open();
    channel.listener.refused();
    expect(phases()).toEqual(['connecting', 'refused']);
    const later: ShowingState[] = [];
    line.show('gottan', (state) => later.push(state));
    line.returned();
    expect(later.map(({ phase }) => phase)).toEqual(['connecting', 'refused']);
    expect(channel.asked).toEqual([]);
  });
});

import type { Random } from '../bench/random.ts';
import { frameOf, textFrame } from './raw-socket.ts';

const EVENTS = [
  'registerUser',
  'showedQR',
  'hidQR',
  'qrScanned',
  'connect',
  'disconnect',
  'error',
  '__proto__',
  'constructor',
  '',
];

const bytes = (random: Random, most: number): Buffer =>
  Buffer.from(Array.from({ length: random.whole(most) }, () => random.whole(256)));

/** A JSON value that no schema of the product accepts as an event's payload. */
function payload(random: Random, depth = 0): unknown {
  const leaf = random.whole(depth > 3 ? 7 : 9);
  if (leaf < 7) return [null, true, -1, 1e308, '', 'x'.repeat(random.whole(300)), '\u0000\ud800{"a":'][leaf];
  const count = random.whole(4);
  if (leaf === 7) return Array.from({ length: count }, () => payload(random, depth + 1));
  const keys = ['barID', 'userID', 'toString', '__proto__', 'length', 'then', '_placeholder', 'num'];
  return Object.fromEntries(Array.from({ length: count }, () => [random.pick(keys), payload(random, depth + 1)]));
}

const KINDS: readonly ((random: Random) => Buffer)[] = [
  // No packet.
  (random) => textFrame(bytes(random, 60).toString('latin1')),
  (random) => frameOf(0x82, bytes(random, 200)),
  // A packet of engine.io with any content: open, close, ping, pong, upgrade, noop, or an unknown type.
  (random) =>
    textFrame(`${random.pick(['0', '2', '3', '5', '6', '7', 'b', '4'])}${bytes(random, 20).toString('latin1')}`),
  // A packet of socket.io: connect, event, answer, binary event; with missing attachments, invalid ids and rooms.
  (random) =>
    textFrame(
      `4${random.whole(10)}${random.pick(['', '1-', '99-', '-1-', '/admin,', '/', '9'.repeat(400)])}${JSON.stringify(payload(random)) ?? ''}`,
    ),
  // An event with anything as its payload.
  (random) =>
    textFrame(
      `42${random.whole(2) ? random.whole(1e9) : ''}${JSON.stringify([random.pick(EVENTS), payload(random), payload(random)])}`,
    ),
  (random) => textFrame(`42${JSON.stringify([random.pick(EVENTS), payload(random)])}`),
  // An event with binary data, which may be missing.
  (random) =>
    Buffer.concat([
      textFrame(`451-["${random.pick(EVENTS)}",{"_placeholder":true,"num":${random.whole(3)}}]`),
      frameOf(0x82, bytes(random, 100)),
    ]),
  // An answer to no request.
  (random) => textFrame(`43${random.whole(1e6)}${JSON.stringify([payload(random)])}`),
  // A valid event with one byte changed.
  (random) => {
    const text = Buffer.from('42["showedQR",{"barID":"gottan","userID":"ana"}]');
    text[random.whole(text.length)] = 33 + random.whole(90);
    return textFrame(text.toString('latin1'));
  },
  // Larger than any message.
  (random) => textFrame(`42["registerUser","${'x'.repeat(4_097 + random.whole(70_000))}"]`),
  // No WebSocket frame: reserved bits and kinds, a length that does not come, fragments without a beginning or an end.
  (random) => frameOf(0x80 | random.whole(128), bytes(random, 100)),
  (random) => bytes(random, 100),
  (random) => Buffer.concat([frameOf(0x01, bytes(random, 50)), frameOf(0x00, bytes(random, 50))]),
  () => Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
  // A text that is no UTF-8.
  () => frameOf(0x81, Buffer.from([0x34, 0x32, 0xff, 0xfe, 0xc3, 0x28])),
];

export const malformedFrame = (random: Random): Buffer => random.pick(KINDS)(random);

/** A handshake with anything but a token in place of the token. */
export const malformedHandshake = (random: Random): Buffer =>
  textFrame(
    `40${random.pick(['', '{', '{}', '[]', '/admin,{}', '"x"'])}${random.whole(2) ? JSON.stringify(payload(random)) : ''}`,
  );

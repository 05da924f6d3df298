import { once } from 'node:events';
import { connect } from 'node:net';

/** The start of a request that is never completed. */
export const slowHeaders = 'GET /cartasqr/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
export const slowBody =
  'POST /cartasqr/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nx';
export const slowCall = (token: string): string =>
  'POST /cartasqr/api/create-new-loyalty-card HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
  `Authorization: Bearer ${token}\r\nContent-Length: 19\r\n\r\n{"barID":`;

/** Sends this text and nothing more; `ended`: all that the server sent before it closed the connection. */
export async function stall(port: number, start: string): Promise<{ ended: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.setEncoding('utf8').on('data', (text: string) => (said += text));
  socket.on('error', () => undefined);
  const ended = once(socket, 'close').then(() => said);
  await once(socket, 'connect');
  socket.write(start);
  return { ended };
}

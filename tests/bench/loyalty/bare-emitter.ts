/** A process with nothing but socket.io: whoever sends `scan` with a number has that number's socket told. The floor of a push. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { SOCKET_PATH } from '../../../server/protocol/socket-path.ts';

const server = createServer();
const io = new Server(server, { path: SOCKET_PATH, transports: ['websocket'], serveClient: false });
const sockets: Socket[] = [];
io.on('connection', (socket) => {
  sockets.push(socket);
  socket.on('scan', (index: number) =>
    sockets[index]?.emit('qrScanned', { success: true, outcome: 'stamped', stampID: String(index) }, () => undefined),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit(0));

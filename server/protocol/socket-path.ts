import { BASE_PATH } from '../../src/terms/house.ts';

/** Where the socket is opened, on the same host. */
export const SOCKET_PATH = `${BASE_PATH}/socket.io`;

import { BASE_PATH } from '../../src/terms/house.ts';

/** The path of the socket, on the same host. */
export const SOCKET_PATH = `${BASE_PATH}/socket.io`;

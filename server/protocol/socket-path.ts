/** Where the socket is opened, on the same host. */
export const SOCKET_PATH = '/cartasqr/socket.io';

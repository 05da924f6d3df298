/** The descriptor of the first socket that is passed on to a service. */
const FIRST = 3;

/**
 * The socket that systemd holds open for this process (`carta.socket`): connections wait in it while one server ends and the next one starts.
 * Undefined where there is none, and the process opens a port itself.
 */
export const passedSocket = (
  { LISTEN_PID, LISTEN_FDS }: Readonly<Record<string, string | undefined>>,
  pid: number = process.pid,
): number | undefined => (Number(LISTEN_PID) === pid && Number(LISTEN_FDS) > 0 ? FIRST : undefined);

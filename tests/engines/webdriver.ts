/** Asks one session of a WebDriver server, as W3C has it. */
export type Session = {
  readonly post: (command: string, body?: object) => Promise<unknown>;
  /** Runs a script in the page; a promise that it returns is waited for. */
  readonly run: (script: string, given: readonly unknown[]) => Promise<unknown>;
  /** Lets a device do its actions, one after the other. */
  readonly perform: (device: 'pointer' | 'key', actions: readonly object[]) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
};

async function call(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Whether the server answers. */
export const isReady = (server: string): Promise<boolean> =>
  call('GET', `${server}/status`).then(
    () => true,
    () => false,
  );

export async function openSession(server: string, capabilities: object): Promise<Session> {
  const { sessionId } = (await call('POST', `${server}/session`, { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
  };
  const session = `${server}/session/${sessionId}`;
  const post: Session['post'] = (command, body = {}) => call('POST', `${session}/${command}`, body);
  return {
    post,
    run: (script, given) => post('execute/sync', { script, args: given }),
    perform: (device, actions) => post('actions', { actions: [{ type: device, id: device, actions }] }),
    close: () => call('DELETE', session),
  };
}

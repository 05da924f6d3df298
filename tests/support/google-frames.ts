import type { BrowserContext } from 'playwright-core';

/**
 * A stand-in for https://apis.google.com/js/api.js, which Firebase needs for a sign-in in Google's window: frames that exchange messages.
 * It has only the functions that Firebase and its emulator call, and runs in both the page and the frame.
 */
const SCRIPT = `(() => {
  const handlers = {};
  const waiting = {};
  const replies = [];
  addEventListener('message', async ({ data, source }) => {
    if (data?.standIn !== 'frames') return;
    // Firebase throws in one of its callbacks whatever the answer, and Google's script makes nothing of it.
    if (data.reply !== undefined) return Promise.try(replies[data.reply], [data.answer]).catch(() => {});
    const handler = handlers[data.name] ?? await new Promise((resolve) => (waiting[data.name] ??= []).push(resolve));
    source.postMessage({ standIn: 'frames', reply: data.id, answer: await handler(data.value) }, '*');
  });
  const partner = (target) => ({
    register: (name, handler) => {
      handlers[name] = handler;
      for (const resolve of waiting[name] ?? []) resolve(handler);
    },
    send: (name, value, callback) => {
      target().postMessage({ standIn: 'frames', id: replies.push(callback) - 1, name, value }, '*');
    },
    restyle: async () => {},
    ping: async (callback) => callback(),
  });
  const open = ({ where, url }, opened) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.hidden = true;
      frame.onload = () => resolve(opened(partner(() => frame.contentWindow)));
      where.append(frame);
    });
  window.gapi = {
    load: (_, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      Iframe: class {},
      getContext: () => ({ open, getParentIframe: () => partner(() => parent) }),
    },
  };
  const name = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  window[name]?.();
})();`;

/** Lets pages of this context sign in with Google without reaching it. */
export async function standInForGoogleFrames(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
}

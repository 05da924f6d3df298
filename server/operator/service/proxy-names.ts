/** Proxies that rules can be written for, to stand before the server. */
export const PROXY_NAMES = ['caddy', 'nginx'] as const;

export type ProxyName = (typeof PROXY_NAMES)[number];

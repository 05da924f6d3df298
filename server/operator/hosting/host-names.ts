/** Hosts of files that rules can be written for. */
export const HOST_NAMES = ['netlify', 'cloudflare', 'caddy', 'nginx', 'firebase'] as const;

export type HostName = (typeof HOST_NAMES)[number];

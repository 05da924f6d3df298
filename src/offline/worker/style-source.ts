/** An inline style as a security policy allows it: 'sha256-…', with the quotes. */
export async function styleSource(css: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

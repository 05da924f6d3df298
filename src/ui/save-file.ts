/** Lets the browser save a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser reads the address later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets the browser save a file. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser reads the address later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Says on the terminal what is being done; an empty text wipes the line. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
  else if (text) process.stderr.write(`${text}\n`);
}

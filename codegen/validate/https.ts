/** Whether a text is a complete https address. */
export function isHttps(text: string): boolean {
  return /^https:\/\/[^\s"'<>\\]+$/i.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
}

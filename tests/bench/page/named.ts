/** `name=value` as a command line has it; a value without a name is called by itself. */
export function parseNamed(text: string): { name: string; value: string } {
  const [, name = text, value = text] = /^([\w.-]+)=(.+)$/.exec(text) ?? [];
  return { name, value };
}

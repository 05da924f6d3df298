/** What cannot be undercut: the `yaml` package alone, over the files of a folder, one after another, in one process. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

const [folder = ''] = process.argv.slice(2);
for (const name of readdirSync(folder)) {
  if (name.endsWith('.yaml')) parseDocument(readFileSync(join(folder, name), 'utf8'));
}

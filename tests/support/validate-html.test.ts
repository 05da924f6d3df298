import { expect, it } from 'vitest';
import { temporaryFolder } from '../codegen/support/temporary-folder.ts';
import { hasJava } from './install-java.ts';
import { validateHtml } from './validate-html.ts';

const page = (body: string): string => `<!doctype html><html lang="en"><title>t</title><p>${body}</p></html>`;

it.skipIf(!hasJava())('says of each page what is wrong with it, and nothing of good ones', () => {
  const folder = temporaryFolder({
    'good.html': page('good'),
    'a/bad.html': page('<div id="one">x</div><hr id="one">'),
    'empty.html': page('<h2></h2>'),
  });
  const found = validateHtml(folder, ['good.html', 'a/bad.html', 'empty.html']);
  expect(found.map(({ kind, file }) => `${kind} ${file}`)).not.toContain('error good.html');
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'error', file: 'a/bad.html', message: 'Duplicate ID “one”.' }),
  );
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'warning', file: 'empty.html', message: 'Empty heading.' }),
  );
});

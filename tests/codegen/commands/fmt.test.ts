import { chmodSync, lstatSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder } from '../support/temporary-folder.ts';

const LOOSE = 'sections:\n- section: Uno\n  items:\n  - Pan: 2\nvenue: Bar\n';
const LAID_OUT = 'venue: Bar\n\nsections:\n  - section: Uno\n    items:\n      - Pan: 2\n';
const PARTIAL = 'sections:\n- section: Uno\nlanguages: es\n';

test('every menu, partial and text of the interface gets its layout, and what has it is not written', async () => {
  const root = temporaryFolder({
    'menus/bar.yaml': LOOSE,
    'menus/pub.yaml': LAID_OUT,
    'menus/_shared/uno.yaml': PARTIAL,
    'menus/_system/interface.yaml': 'b:\n    x: 1\na:\n    y: 2\n',
  });
  const { mtimeMs } = statSync(join(root, 'menus/pub.yaml'));
  expect(await runCommand(root, 'fmt')).toEqual({
    status: 0,
    out: 'wrote menus/bar.yaml\nwrote menus/_shared/uno.yaml\nwrote menus/_system/interface.yaml\n',
    err: '',
  });
  expect(readFiles(root)).toEqual({
    'menus/bar.yaml': LAID_OUT,
    'menus/pub.yaml': LAID_OUT,
    'menus/_shared/uno.yaml': 'languages: es\n\nsections:\n  - section: Uno\n',
    'menus/_system/interface.yaml': 'b:\n  x: 1\n\na:\n  y: 2\n',
  });
  expect(statSync(join(root, 'menus/pub.yaml')).mtimeMs).toBe(mtimeMs);
  const again = await runCommand(root, 'fmt');
  expect(again).toEqual({ status: 0, out: 'Every file is formatted.\n', err: '' });
});

test('with --check the files that lack it are listed, and none is written', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': LOOSE, 'menus/pub.yaml': LAID_OUT });
  expect(await runCommand(root, 'fmt', '--check')).toEqual({
    status: 1,
    out: 'menus/bar.yaml is not formatted\nhint: run "npm run carta -- fmt" to format the files\n',
    err: '',
  });
  expect(readFiles(root)['menus/bar.yaml']).toBe(LOOSE);
  await runCommand(root, 'fmt');
  expect(await runCommand(root, 'fmt', '--check')).toEqual({
    status: 0,
    out: 'Every file is formatted.\n',
    err: '',
  });
});

test('files that YAML cannot read are reported and left alone; the others are done', async () => {
  const broken = 'venue: [\n';
  const root = temporaryFolder({ 'menus/a.yaml': broken, 'menus/bar.yaml': LOOSE });
  const { status, out, err } = await runCommand(root, 'fmt');
  expect({ status, out }).toEqual({ status: 1, out: 'wrote menus/bar.yaml\n' });
  expect(err).toMatch(/^menus\/a.yaml:\d+:\d+: error yaml-syntax: /);
  expect(readFiles(root)).toEqual({ 'menus/a.yaml': broken, 'menus/bar.yaml': LAID_OUT });
});

test('an error of the menu language does not keep a file from its layout', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': LOOSE.replace('2', '2 [queso]') });
  expect(await runCommand(root, 'fmt')).toEqual({ status: 0, out: 'wrote menus/bar.yaml\n', err: '' });
  expect(readFiles(root)['menus/bar.yaml']).toBe(LAID_OUT.replace('2', '2 [queso]'));
});

test('only the files that are named are done, each as what its folder makes it', async () => {
  const root = temporaryFolder({
    'menus/bar.yaml': LOOSE,
    'menus/pub.yaml': LOOSE,
    'menus/_shared/uno.yaml': PARTIAL,
  });
  expect(await runCommand(root, 'fmt', 'menus/pub.yaml', 'menus/_shared/uno.yaml')).toMatchObject({
    status: 0,
    out: 'wrote menus/pub.yaml\nwrote menus/_shared/uno.yaml\n',
  });
  expect(readFiles(root)['menus/bar.yaml']).toBe(LOOSE);
});

test('a file without a layout is said and left as it is', async () => {
  const text = '%YAML 1.2\n---\nvenue: Bar\nstatus: unavailable\n';
  const root = temporaryFolder({ 'menus/bar.yaml': text });
  expect(await runCommand(root, 'fmt', '--check')).toEqual({
    status: 0,
    out: '',
    err: 'menus/bar.yaml is left as it is: formatting it would change what it says\n',
  });
  expect(readFiles(root)['menus/bar.yaml']).toBe(text);
});

test('a link stays a link, and a file as readable as it was', async () => {
  const root = temporaryFolder({ 'menus/real.yaml': LOOSE });
  symlinkSync('real.yaml', join(root, 'menus/bar.yaml'));
  chmodSync(join(root, 'menus/real.yaml'), 0o640);
  expect(await runCommand(root, 'fmt', 'menus/bar.yaml')).toMatchObject({ status: 0 });
  expect(lstatSync(join(root, 'menus/bar.yaml')).isSymbolicLink()).toBe(true);
  expect(statSync(join(root, 'menus/real.yaml')).mode & 0o777).toBe(0o640);
  expect(readFiles(root)['menus/real.yaml']).toBe(LAID_OUT);
});

test('a wrong name and what is no text are reported', async () => {
  const root = temporaryFolder({ 'menus/Bar.yaml': LOOSE });
  mkdirSync(join(root, 'menus/pub.yaml'));
  writeFileSync(join(root, 'menus/vino.yaml'), Buffer.from([0xff, 0xfe, 0x00]));
  const { status, err } = await runCommand(root, 'fmt');
  expect(status).toBe(1);
  expect(err).toMatch(/menus\/Bar.yaml:1:1: error bad-file-name/);
  expect(err).toMatch(/menus\/pub.yaml:1:1: error bad-file-name/);
  expect(err).toMatch(/menus\/vino.yaml:1:1: error yaml-syntax/);
});

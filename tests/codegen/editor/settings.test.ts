import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SETTINGS, startYamlServer, type YamlServer } from './yaml-server.ts';

let server: YamlServer;
beforeAll(async () => {
  server = await startYamlServer();
}, 60_000);
afterAll(() => server.stop());

describe('the settings that come with the repository', () => {
  test('recommend the extension that reads the schemas', () => {
    const text = readFileSync(new URL('../../../.vscode/extensions.json', import.meta.url), 'utf8');
    expect(JSON.parse(text)).toEqual({ recommendations: ['redhat.vscode-yaml'] });
  });

  test('let nothing be fetched or sent', () => {
    expect(SETTINGS).toMatchObject({
      'yaml.schemaStore.enable': false,
      'yaml.kubernetesCRDStore.enable': false,
      'redhat.telemetry.enabled': false,
    });
  });

  test('leave the layout of menus to carta', () => {
    expect(SETTINGS).toMatchObject({ 'yaml.format.enable': false, '[yaml]': { 'editor.formatOnSave': false } });
  });

  test.each<[what: string, path: string, text: string, places: string[]]>([
    ['a venue', 'menus/bar.yaml', 'venue: Bar\nsecciones: []\n', ['1:1', '2:1']],
    ['a partial', 'menus/_shared/bar.yaml', 'venue: Bar\nsections: []\n', ['1:1']],
    ['the texts of the interface', 'menus/_system/interface.yaml', 'venue: Bar\n', ['1:1']],
    ['no other file', 'docs/bar.yaml', 'venue: [Bar]\n', []],
  ])('give %s its rules, also without the first line', async (_, path, text, places) => {
    const marks = await server.marks(path, text);
    const found = marks.map(({ range: { start } }) => `${start.line + 1}:${start.character + 1}`);
    expect([...new Set(found)].toSorted()).toEqual(places);
  });
});

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  MarkupContent,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type CompletionItem,
  type Diagnostic,
  type Position,
} from 'vscode-languageserver-protocol/node';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SERVER = fileURLToPath(
  new URL('../../../node_modules/yaml-language-server/bin/yaml-language-server', import.meta.url),
);

/** How a menu begins, for an editor to find its rules. */
export const FIRST_LINE = '# yaml-language-server: $schema=../generated/menu.schema.json\n';

/** The settings that a content editor's VS Code takes from the repository. */
const SETTINGS = JSON.parse(readFileSync(`${ROOT}.vscode/settings.json`, 'utf8')) as Record<string, unknown>;

/** `{'yaml.schemaStore.enable': false}` as a server asks for it: the section `yaml` is `{schemaStore: {enable: false}}`. */
function section(name: string): unknown {
  const found: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(SETTINGS)) {
    if (!key.startsWith(`${name}.`)) continue;
    const path = key.slice(name.length + 1).split('.');
    const last = path.pop() ?? '';
    let place = found;
    for (const part of path) place = (place[part] ??= {}) as Record<string, unknown>;
    place[last] = value;
  }
  return SETTINGS[name] ?? found;
}

/** What an editor's window shows of a document, from the real `yaml-language-server`. */
export type YamlServer = {
  /** The marks in a document, in order. Paths are below the repository unless they are absolute. */
  readonly marks: (path: string, text: string) => Promise<Diagnostic[]>;
  /** What completion offers where `|` stands in the text. */
  readonly offers: (path: string, text: string) => Promise<CompletionItem[]>;
  /** What is shown when the pointer rests on the character behind `|`; empty if nothing is. */
  readonly hover: (path: string, text: string) => Promise<string>;
  readonly stop: () => Promise<void>;
};

/** Starts the server in the repository's folder. It may not load anything from the network. */
export async function startYamlServer(): Promise<YamlServer> {
  const child = spawn(process.execPath, [SERVER, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const waiting = new Map<string, Pick<PromiseWithResolvers<Diagnostic[]>, 'promise' | 'resolve'>>();
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) =>
    waiting.get(uri)?.resolve(diagnostics),
  );
  connection.onRequest(ConfigurationRequest.type, ({ items }) => items.map((item) => section(item.section ?? '')));
  connection.onRequest(RegistrationRequest.type, () => undefined);
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(ROOT).href,
    workspaceFolders: [{ uri: pathToFileURL(ROOT).href, name: 'carta' }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: {
        completion: { completionItem: { documentationFormat: ['markdown', 'plaintext'], snippetSupport: true } },
        hover: { contentFormat: ['markdown'] },
        publishDiagnostics: {},
      },
    },
  });
  await connection.sendNotification(InitializedNotification.type, {});

  let opened = 0;
  /** Opens a document, does something with it, and closes it. Each has a name of its own, so that no answer is for another. */
  async function within<Answer>(path: string, text: string, act: (uri: string) => Promise<Answer>): Promise<Answer> {
    const uri = pathToFileURL(resolve(ROOT, path.replace(/\.yaml$/, `-${++opened}.yaml`))).href;
    const textDocument = { uri, languageId: 'yaml', version: 1, text };
    waiting.set(uri, Promise.withResolvers<Diagnostic[]>());
    await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    const answer = await act(uri);
    waiting.delete(uri);
    await connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
    return answer;
  }

  return {
    marks: (path, text) => within(path, text, (uri) => waiting.get(uri)?.promise ?? Promise.resolve([])),
    offers: (path, text) => {
      const { position, without } = atBar(text);
      return within(path, without, async (uri) => {
        const answer = await connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position });
        return answer === null || Array.isArray(answer) ? (answer ?? []) : answer.items;
      });
    },
    hover: (path, text) => {
      const { position, without } = atBar(text);
      return within(path, without, async (uri) => {
        const answer = await connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position });
        return answer !== null && MarkupContent.is(answer.contents) ? answer.contents.value : '';
      });
    },
    stop: async () => {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      connection.dispose();
      child.kill();
    },
  };
}

/** The place of `|` in a text, and the text without it. */
export function atBar(text: string): { position: Position; without: string } {
  const at = text.indexOf('|');
  if (at === -1) throw new Error('The text has no | in it.');
  const lines = text.slice(0, at).split('\n');
  return {
    position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
    without: text.slice(0, at) + text.slice(at + 1),
  };
}

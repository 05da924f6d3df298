/** `npm run bench`: measures, prints a Markdown table, writes nothing. Results that were kept: docs/benchmarks.md. */
import { cpus } from 'node:os';
import { benchmarkCompiler } from './compiler.ts';
import { table } from './measure.ts';

const processors = cpus();
process.stdout.write(`${processors.length} × ${processors[0]?.model}, Node ${process.versions.node}\n\n`);
process.stdout.write(`### Compiler\n\n${table(benchmarkCompiler())}`);

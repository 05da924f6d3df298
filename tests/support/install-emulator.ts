/** Installs the Auth emulator where it is missing. Tests that need it wait for this, or report why it cannot be installed. */
import { fileURLToPath } from 'node:url';
import { install, isInstalled } from '../../server/emulator/install.ts';

const folder = fileURLToPath(new URL('../../server/emulator', import.meta.url));
if (!(await isInstalled(folder))) await install(folder, AbortSignal.timeout(600_000)).catch(() => undefined);

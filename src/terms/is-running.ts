/** Whether a process of this machine runs, also one of another user. For programs on Node only. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM';
  }
}

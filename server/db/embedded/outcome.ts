import type { ChildProcess } from 'node:child_process';

/** Null on success, else what the program said on its error stream. */
export function outcome(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? null : said || `exit code ${code}`));
  });
}

/** The last line that names an error, else the last line. */
export function reasonIn(text: string): string {
  const lines = text.trim().split('\n').slice(-40);
  const line = lines.findLast((one) => /error:|FATAL:|PANIC:/.test(one)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(error|FATAL|PANIC):\s*/, '').replace(/\.$/, '');
}

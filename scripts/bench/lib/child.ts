import { fork, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'

export interface Child {
  process: ChildProcess
  /** The first line of output, parsed from JSON. */
  output: Record<string, unknown>
  stop(): void
}

/** Runs a script and waits for its first line. */
export async function startChild(script: URL, ...args: string[]): Promise<Child> {
  const child = fork(script, args, { silent: true })
  child.stderr?.pipe(process.stderr)
  if (!child.stdout) throw new Error('the child has no output')
  const lines = createInterface({ input: child.stdout })
  const line = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve)
    child.once('exit', () => reject(new Error(`${script.pathname} ended before it was ready`)))
  })
  const output = z.record(z.string(), z.unknown()).parse(JSON.parse(line))
  return { process: child, output, stop: () => void child.kill('SIGKILL') }
}

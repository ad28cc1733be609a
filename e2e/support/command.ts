import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs an operator's command on the test site and returns its output. */
export async function command(program: string, args: string[], typed = ''): Promise<string> {
  const file = resolve(import.meta.dirname, '..', '..', 'dist', 'site', `${program}.js`)
  const running = run(process.execPath, [file, ...args], {
    env: { ...process.env, NODE_ENV: '', DATA_DIR: process.env.SITE_DATA_DIR },
  })
  running.child.stdin?.end(typed)
  return (await running).stdout
}

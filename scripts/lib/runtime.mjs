import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './paths.mjs'
import { fail, forwardSignals } from './run.mjs'

const oldest = [22, 18]
const parentVariable = 'FAIRHOUSE_PARENT'

/**
 * Returns on a Node that is new enough; otherwise runs the script again on the pinned one and
 * exits with its code. Needs the packages: call ensureInstalled() first.
 * @param {string} scriptUrl the script's import.meta.url
 * @returns {Promise<void>}
 */
export async function reexecOnPinnedNode(scriptUrl) {
  const isSecondTry = Boolean(process.env[parentVariable])
  dieWithParent()
  if (isNewEnough(process.versions.node)) return
  const pinned = join(root, 'node_modules', '.bin', 'node')
  if (!existsSync(pinned) || isSecondTry) {
    fail(
      `Fairhouse needs Node ${oldest.join('.')} or newer and this is ${process.versions.node}: ` +
        'install a newer one from https://nodejs.org and start again.',
    )
  }
  const args = [...process.execArgv, fileURLToPath(scriptUrl), ...process.argv.slice(2)]
  const child = spawn(pinned, args, { stdio: 'inherit', env: childEnvironment() })
  forwardSignals(child)
  await new Promise((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}

/** The environment for a child that calls dieWithParent(). */
export function childEnvironment() {
  return { ...process.env, [parentVariable]: String(process.pid) }
}

/** Ends this process by SIGTERM when the parent that set childEnvironment() is gone (kill -9). */
export function dieWithParent() {
  const parent = Number(process.env[parentVariable])
  if (!parent) return
  delete process.env[parentVariable]
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 30_000).unref()
  }, 250)
  timer.unref()
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = oldest
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}

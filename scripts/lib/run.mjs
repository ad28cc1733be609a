import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/**
 * Prints one sentence to stderr and exits.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/**
 * Runs a command in the checkout and shows its output; `says` prints a progress line every 10 s.
 * @param {string} command
 * @param {string[]} args
 * @param {{ says?: string, env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { says, env = process.env, cwd = root } = {}) {
  const begin = Date.now()
  if (says) console.log(`${says} ...`)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env })
    const ticking = setInterval(() => {
      if (says) console.log(`${says} ... ${Math.round((Date.now() - begin) / 1000)} s`)
    }, 10_000)
    const stop = forwardSignals(child)
    const finish = () => {
      clearInterval(ticking)
      stop()
    }
    child.once('error', (error) => {
      finish()
      reject(error)
    })
    child.once('exit', (code, signal) => {
      finish()
      resolve(code ?? signalCode(signal))
    })
  })
}

/**
 * Forwards termination signals to a child, so that it ends first.
 * @param {import('node:child_process').ChildProcess} child
 */
export function forwardSignals(child) {
  const names = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  const handlers = names.map((name) => () => void child.kill(name))
  names.forEach((name, at) => process.on(name, handlers[at] ?? (() => {})))
  return () => names.forEach((name, at) => process.off(name, handlers[at] ?? (() => {})))
}

/** @param {NodeJS.Signals | null} signal */
function signalCode(signal) {
  const codes = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 }
  return signal && signal in codes ? codes[/** @type {keyof typeof codes} */ (signal)] : 1
}

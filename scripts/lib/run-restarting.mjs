import { spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { childEnvironment } from './runtime.mjs'

const isSource = /\.(ts|sql|json)$/
const isTest = /\.test\.ts$/
const quietMilliseconds = 100

/**
 * Runs a program from source and restarts it when a file under the folders changes.
 * @param {string[]} args of node
 * @param {string[]} folders
 */
export function runRestarting(args, folders) {
  const preload = import.meta.resolve('./die-with-parent.mjs')
  let isOver = false
  let child = start()
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  function start() {
    const all = ['--import', preload, ...args]
    return spawn(process.execPath, all, { cwd: root, stdio: 'inherit', env: childEnvironment() })
  }

  /** @param {string | null} name */
  function changed(name) {
    if (isOver || !name || !isSource.test(name) || isTest.test(name)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      console.log(`${name} changed: starting again`)
      void restart()
    }, quietMilliseconds)
  }

  async function restart() {
    await end()
    if (!isOver) child = start()
  }

  async function end() {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }

  const watchers = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { recursive: true }, (_, name) => changed(name)))

  return {
    async stop() {
      isOver = true
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      await end()
    },
  }
}

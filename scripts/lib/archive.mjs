import { mkdirSync } from 'node:fs'
import { run } from './run.mjs'

/** @param {string} path */
export const isArchive = (path) => /\.(tar|tar\.gz|tgz)$/.test(path)

/**
 * @param {string} folder
 * @param {string} file
 */
export async function pack(folder, file) {
  const flags = file.endsWith('.tar') ? '-cf' : '-czf'
  const code = await run('tar', ['-C', folder, flags, file, '.'], {})
  if (code !== 0) throw new Error(`tar could not write ${file}.`)
}

/**
 * @param {string} file
 * @param {string} folder
 */
export async function unpack(file, folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const code = await run('tar', ['-C', folder, '-xf', file], {})
  if (code !== 0) throw new Error(`tar could not read ${file}.`)
}

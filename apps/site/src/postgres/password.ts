import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '@fairhouse/server'
import type { User } from './user.ts'

export const passwordFileName = 'postgres.password'

/** Reads the password from the data folder, or generates one. */
export function readOrCreatePassword(dataDir: string): { password: string; isNew: boolean } {
  const file = join(dataDir, passwordFileName)
  if (existsSync(file)) {
    const password = readFileSync(file, 'utf8').trim()
    if (password) return { password, isNew: false }
  }
  const password = randomBytes(24).toString('base64url')
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, `${password}\n`, { mode: 0o600 })
  renameSync(partial, file)
  return { password, isNew: true }
}

type Cluster = { binaries: string; directory: string; user: User | undefined }

/** Sets another password for a cluster whose password is lost; the folder's owner may do that. */
export function setPassword({ binaries, directory, user }: Cluster, password: string): void {
  const { status, stderr } = spawnSync(
    join(binaries, 'bin', 'postgres'),
    ['--single', '-D', directory, 'postgres'],
    {
      input: `ALTER ROLE fairhouse PASSWORD '${password}'\n`,
      encoding: 'utf8',
      cwd: '/',
      env: { LC_ALL: 'C' },
      ...(user && { uid: user.uid, gid: user.gid }),
    },
  )
  if (status !== 0) throw new StartError(`PostgreSQL took no new password; it said:\n${stderr}`)
}

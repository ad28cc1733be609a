import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '@fairhouse/server'

/** Replays the archived log of a database until a moment, or to its end. */
export type Recovery = { restoreCommand: string; until?: string | undefined }

export function readRecovery(
  restoreCommand: string | undefined,
  until: string | undefined,
): Recovery | undefined {
  if (restoreCommand === undefined) {
    if (until === undefined) return undefined
    throw new StartError('--until also needs --archive, the command that fetches archived log.')
  }
  if (!restoreCommand.includes('%f') || !restoreCommand.includes('%p')) {
    throw new StartError("--archive is a restore_command, such as 'cp /archive/%f %p'.")
  }
  if (until !== undefined && !isMoment.test(until)) {
    throw new StartError('--until takes a moment with its zone, such as 2026-11-19T04:00:00Z.')
  }
  return { restoreCommand, until }
}

const isMoment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d(:?\d\d)?)$/

/** Makes the folder from which one's own PostgreSQL starts. */
export function unpackBase(base: string, cluster: string, recovery: Recovery | undefined): void {
  const partial = `${cluster}.half-restore`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(dirname(cluster), { recursive: true })
  mkdirSync(partial, { mode: 0o700 })
  try {
    execFileSync('tar', ['-C', partial, '--no-same-owner', '-xf', base], { stdio: 'pipe' })
    if (recovery) {
      appendFileSync(join(partial, 'postgresql.auto.conf'), recoverySettings(recovery))
      // PostgreSQL fetches archived log while this file is there, and removes it at the end.
      writeFileSync(join(partial, 'recovery.signal'), '', { mode: 0o600 })
    }
    if (existsSync(cluster)) rmSync(cluster, { recursive: true })
    renameSync(partial, cluster)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

export function recoverySettings({ restoreCommand, until }: Recovery): string {
  const settings = {
    restore_command: restoreCommand,
    // The names of time zones are not loaded yet when PostgreSQL reads this.
    ...(until !== undefined && { recovery_target_time: until.replace('Z', '+00') }),
    recovery_target_action: 'promote',
  }
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quoted(value)}\n`)
  return lines.join('')
}

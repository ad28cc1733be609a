import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadConfig, secretFingerprint } from '@fairhouse/server'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../postgres/testing.ts'
import { writeManifest, type Manifest } from './files.ts'
import { restore } from './restore.ts'
import { readRecovery, recoverySettings } from './unpack-base.ts'

const picture = 'uploads/0c/0c9d2c4e-8d5e-4a51-9f4f-7f2d3a1b5c6d'

/** A backup with these files, as `backUp` leaves it. */
function backupOf(folder: string, files: Record<string, string>, secret?: string): string {
  const source = join(folder, 'backup')
  const manifest: Manifest = { files: {}, ...(secret !== undefined && { secret }) }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(source, name)), { recursive: true })
    writeFileSync(join(source, name), content)
    const sha256 = createHash('sha256').update(content).digest('hex')
    manifest.files[name] = { size: content.length, sha256 }
  }
  writeManifest(source, manifest)
  return source
}

const placeIn = (folder: string, env: Record<string, string> = {}) =>
  loadConfig({ DATA_DIR: join(folder, 'data'), ...env })

test('pictures return to the folder of uploads', async () => {
  using folder = temporaryFolder()
  const config = placeIn(folder.path)
  const secret = secretFingerprint(config.appSecret)
  const source = backupOf(folder.path, { [picture]: 'locked bytes' }, secret)
  expect(await restore({ source, config })).toEqual({ kind: 'uploads', pictures: 1, missing: [] })
  expect(readFileSync(join(config.dataDir, picture), 'utf8')).toBe('locked bytes')
})

test('a damaged or incomplete backup is refused by the name of the file', async () => {
  using folder = temporaryFolder()
  const config = placeIn(folder.path)
  const source = backupOf(folder.path, { [picture]: 'locked bytes', 'base.tar': 'packed' })
  const cluster = join(folder.path, 'cluster')
  writeFileSync(join(source, picture), 'locked bytez')
  await expect(restore({ source, config, cluster })).rejects.toThrow(
    `is damaged: ${picture} is not what was saved`,
  )
  rmSync(join(source, picture))
  await expect(restore({ source, config, cluster })).rejects.toThrow(`${picture} is missing`)
  rmSync(join(source, 'manifest.json'))
  await expect(restore({ source, config, cluster })).rejects.toThrow('is no backup')
})

test('a backup of another APP_SECRET is refused', async () => {
  using folder = temporaryFolder()
  const other = secretFingerprint('a secret of thirty-two characters or more')
  const source = backupOf(folder.path, { [picture]: 'x' }, other)
  await expect(restore({ source, config: placeIn(folder.path) })).rejects.toThrow('APP_SECRET')
})

test('a backup goes only where it belongs', async () => {
  using folder = temporaryFolder()
  const config = placeIn(folder.path)
  const own = backupOf(folder.path, { 'base.tar': 'packed' })
  await expect(restore({ source: own, config })).rejects.toThrow('--cluster')
  const full = dirname(own)
  await expect(restore({ source: own, config, cluster: full })).rejects.toThrow('is not empty')
  mkdirSync(config.dataDir)
  writeFileSync(join(config.dataDir, 'anchors.jsonl'), '')
  const cluster = join(folder.path, 'cluster')
  await expect(restore({ source: own, config, cluster })).rejects.toThrow('anchors')

  const embedded = backupOf(folder.path, { 'cluster/PG_VERSION': '18' })
  const withUrl = placeIn(folder.path, { DATABASE_URL: 'postgres://db.example/fairhouse' })
  const refusal = restore({ source: embedded, config: withUrl })
  await expect(refusal).rejects.toThrow('DATABASE_URL is set')
})

test('recovery needs a restore command and a moment with a zone', () => {
  expect(readRecovery(undefined, undefined)).toBeUndefined()
  expect(() => readRecovery(undefined, '2026-11-19T04:00:00Z')).toThrow('--archive')
  expect(() => readRecovery('cp /archive', undefined)).toThrow('restore_command')
  expect(() => readRecovery('cp /a/%f %p', '2026-11-19 04:00')).toThrow('zone')
  const until = '2026-11-19T04:00:00Z'
  const recovery = readRecovery("cp '/my archive/%f' %p", until) ?? { restoreCommand: '' }
  expect(recoverySettings(recovery)).toBe(
    "restore_command = 'cp ''/my archive/%f'' %p'\n" +
      "recovery_target_time = '2026-11-19T04:00:00+00'\n" +
      "recovery_target_action = 'promote'\n",
  )
})

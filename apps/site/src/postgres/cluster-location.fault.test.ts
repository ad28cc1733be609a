import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findBinaries, usableBinaries } from './binaries.ts'
import { startEmbeddedPostgres } from './index.ts'
import { missingLinks } from './links.ts'
import { processesLeft, temporaryFolder } from './testing.ts'
import { findUser } from './user.ts'

const isRoot = process.getuid?.() === 0
const isLinux = process.platform === 'linux'

function copyWithoutLinks(folder: string): string {
  const native = findBinaries(process.platform, process.arch)
  const copy = join(folder, 'package', 'native')
  cpSync(native, copy, { recursive: true, filter: (path) => !/\.so(\.\d+)?$/.test(path) })
  cpSync(join(native, '..', 'package.json'), join(copy, '..', 'package.json'))
  for (const name of ['libcrypto.so.1.1', 'liblzma.so.5', 'libssl.so.1.1', 'libz.so.1']) {
    cpSync(join(native, 'lib', name), join(copy, 'lib', name))
  }
  for (const name of ['libxml2.so.2', 'libxslt.so.1', 'libossp-uuid.so.16']) {
    cpSync(join(native, 'lib', name), join(copy, 'lib', name))
  }
  return copy
}

const version = (native: string) =>
  execFileSync(join(native, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' })

describe.skipIf(!isLinux)('location of PostgreSQL', () => {
  test('missing links are created', () => {
    using folder = temporaryFolder()
    const native = copyWithoutLinks(folder.path)
    expect(missingLinks(native).length).toBeGreaterThan(0)
    expect(usableBinaries(native, undefined, folder.path)).toBe(native)
    expect(missingLinks(native)).toEqual([])
    expect(version(native)).toContain('18.')
  })

  test.skipIf(!isRoot)('copies inaccessible binaries once', () => {
    using folder = temporaryFolder()
    const native = copyWithoutLinks(folder.path)
    chmodSync(dirname(native), 0o700)
    const copies = join(folder.path, 'copies')
    const copy = usableBinaries(native, findUser('nobody'), copies)
    expect(copy.startsWith(copies)).toBe(true)
    expect(version(copy)).toContain('18.')
    const createdMs = statSync(copy).birthtimeMs
    expect(usableBinaries(native, findUser('nobody'), copies)).toBe(copy)
    expect(statSync(copy).birthtimeMs).toBe(createdMs)
  })

  test.skipIf(!isRoot)(
    'a data folder under an inaccessible one keeps its cluster elsewhere',
    async () => {
      using folder = temporaryFolder()
      chmodSync(folder.path, 0o700)
      const dataDir = join(folder.path, 'data')
      const first = await startEmbeddedPostgres({ dataDir })
      try {
        expect(first.directory).toMatch(/^\/var\/lib\/fairhouse\//)
        expect(readlinkSync(join(dataDir, 'postgres'))).toBe(first.directory)
        expect(statSync(first.directory).uid).toBe(findUser('nobody')?.uid)
        await first.stop()
        const second = await startEmbeddedPostgres({ dataDir })
        expect(second.directory).toBe(first.directory)
        await second.stop()
        expect(await processesLeft(first.directory)).toEqual([])
      } finally {
        rmSync(dirname(first.directory), { recursive: true })
      }
      const lost = startEmbeddedPostgres({ dataDir })
      await expect(lost).rejects.toThrow('is gone')
    },
  )

  test.skipIf(!isRoot)(
    'a full disk is reported in one sentence and leaves no partial cluster',
    async (context) => {
      using folder = temporaryFolder()
      const disk = join(folder.path, 'disk')
      mkdirSync(disk)
      try {
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk], { stdio: 'pipe' })
      } catch {
        context.skip('this root may not mount')
      }
      try {
        const start = startEmbeddedPostgres({ dataDir: disk })
        await expect(start).rejects.toThrow(
          `The disk holding ${disk}/postgres is full: free some space and start again.`,
        )
        expect(existsSync(join(disk, 'postgres'))).toBe(false)
        expect(await processesLeft(disk)).toEqual([])
      } finally {
        execFileSync('umount', [disk])
      }
    },
  )
})

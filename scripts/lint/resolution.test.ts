import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'fairhouse-maps-'))

const run = (cwd: string, args: string[]) => {
  try {
    return execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error))
    return `${String(Reflect.get(failure, 'stdout'))}${String(Reflect.get(failure, 'stderr'))}`
  }
}

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Resolves names with Node from inside a package: a path or an error code for each. */
const resolveAll = (app: string, names: string[]): string[] => {
  const base = pathToFileURL(join(root, app, 'src/index.ts')).href
  const code = `for (const name of ${JSON.stringify(names)}) {
    try { console.log(import.meta.resolve(name, ${JSON.stringify(base)})) }
    catch (error) { console.log(error.code) }
  }`
  const flags = ['--experimental-import-meta-resolve', '--input-type=module', '--eval', code]
  return run(root, flags).trim().split('\n')
}

test('a package exports only what its exports map names', () => {
  const [door, deep, inner] = resolveAll('apps/server', [
    '@fairhouse/protocol',
    '@fairhouse/protocol/src/call.ts',
    '@fairhouse/protocol/call',
  ])
  expect(door).toBe(pathToFileURL(join(root, 'packages/protocol/src/index.ts')).href)
  expect([deep, inner]).toEqual(['ERR_PACKAGE_PATH_NOT_EXPORTED', 'ERR_PACKAGE_PATH_NOT_EXPORTED'])
})

test('modules and platform folders are imported by their index', () => {
  const modules = join(root, 'apps/server/src/modules')
  const [door, unknown] = resolveAll('apps/server', ['#modules/session', '#elsewhere/session'])
  expect(door).toBe(pathToFileURL(join(modules, 'session/index.ts')).href)
  expect(unknown).toBe('ERR_PACKAGE_IMPORT_NOT_DEFINED')
})

test('a deep import into a module does not load', () => {
  cpSync(join(root, 'apps/server/package.json'), join(folder, 'server/package.json'))
  write('server/src/modules/session/index.ts', 'export const door = 1\n')
  write('server/src/modules/session/store.ts', 'export const secret = 1\n')
  write('server/src/open.ts', "import '#modules/session'\nconsole.log('opened')\n")
  write('server/src/deep.ts', "import '#modules/session/store.ts'\nconsole.log('opened')\n")
  expect(run(folder, ['server/src/open.ts'])).toContain('opened')
  expect(run(folder, ['server/src/deep.ts'])).toContain('ERR_MODULE_NOT_FOUND')
})

test('the compiler enforces the settings of tsconfig.base.json', () => {
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'types/tsconfig.base.json'))
  write(
    'types/tsconfig.json',
    '{"extends":"./tsconfig.base.json","compilerOptions":{"types":[]},"include":["*.ts"]}',
  )
  write('types/index-access.ts', 'export const a = (b: number[]): number => b[0]\n')
  write('types/enum.ts', 'export enum A { B }\n')
  write('types/optional.ts', 'export const a: { b?: number } = { b: undefined }\n')
  write('types/unused.ts', 'const a = 1\nexport const b = 2\n')
  write('types/type-import.ts', "import { A } from './kind.ts'\nexport const b = (c: A) => c\n")
  write('types/kind.ts', 'export interface A { b: number }\n')
  const args = ['-p', 'types/tsconfig.json', '--noEmit', '--emitDeclarationOnly', 'false']
  const output = run(folder, [join(root, 'node_modules/typescript/bin/tsc'), ...args])
  expect(output).toMatch(/index-access\.ts\(.*TS2322/)
  expect(output).toMatch(/enum\.ts\(.*TS1294/)
  expect(output).toMatch(/optional\.ts\(.*TS2375/)
  expect(output).toMatch(/unused\.ts\(.*TS6133/)
  expect(output).toMatch(/type-import\.ts\(.*TS1484/)
})

test('knip refuses unused files, exports and dependencies', () => {
  cpSync(join(root, 'knip.json'), join(folder, 'knip/knip.json'))
  write(
    'knip/package.json',
    '{"name":"planted","workspaces":["packages/*","apps/*"],"type":"module"}',
  )
  write(
    'knip/packages/money/package.json',
    JSON.stringify({
      name: '@fairhouse/money',
      exports: { '.': './src/index.ts' },
      dependencies: { 'left-pad': '1.0.0' },
    }),
  )
  write('knip/packages/money/src/index.ts', "export { used } from './used.ts'\n")
  write('knip/packages/money/src/used.ts', 'export const used = 1\nexport const spare = 2\n')
  write('knip/packages/money/src/lost.ts', 'export const lost = 1\n')
  const bin = join(root, 'node_modules/knip/bin/knip.js')
  const output = run(join(folder, 'knip'), [bin, '--no-progress', '--no-config-hints'])
  expect(output).toContain('packages/money/src/lost.ts')
  expect(output).toMatch(/spare\s/)
  expect(output).toMatch(/left-pad\s/)
  expect(output).not.toMatch(/used\.ts$/m)
})

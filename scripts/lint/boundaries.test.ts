import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passedCode, refusedCode } from './planted/code.ts'
import { passedImports, refusedImports } from './planted/imports.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'fairhouse-lint-'))
const RESTRICTED = 'eslint(no-restricted-imports)'

const refused = [
  ...Object.keys(refusedImports).map((path) => ({ path, rule: RESTRICTED })),
  ...Object.entries(refusedCode).flatMap(([rule, files]) =>
    Object.keys(files).map((path) => ({ path, rule })),
  ),
]
const passed = Object.keys({ ...passedImports, ...passedCode })
const proven = new Set(refused.map(({ rule }) => rule))

/** Rules about the content of planted imports, which does not exist here. */
const aboutMissing = /^typescript\(no-unsafe-|^import\(no-cycle\)/

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const writePlantedFiles = () => {
  for (const part of ['oxlint.config.ts', 'scripts/lint', 'tsconfig.base.json']) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  mkdirSync(join(folder, 'node_modules'))
  // Without our own packages, so that nothing here depends on their content.
  for (const name of readdirSync(join(root, 'node_modules')).filter(
    (packageName) => packageName !== '@fairhouse',
  )) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  write('tsconfig.json', '{"extends":"./tsconfig.base.json","include":["apps","packages"]}')
  const doors = '{"#modules/*":"./src/modules/*/index.ts"}'
  write('apps/server/package.json', `{"name":"planted","type":"module","imports":${doors}}`)
  const files = Object.assign(
    {},
    refusedImports,
    passedImports,
    passedCode,
    ...Object.values(refusedCode),
  )
  for (const [path, text] of Object.entries<string>(files)) write(path, text)
}

const lint = () =>
  new Promise<string>((done) => {
    const args = [join(root, 'node_modules/.bin/oxlint'), '--type-aware', '--format=json']
    const folders = ['packages', 'apps', 'examples', 'scripts', 'vite.config.ts']
    const options = { cwd: folder, maxBuffer: 2 ** 26 }
    // oxlint exits with an error here, because it finds the planted faults.
    execFile(process.execPath, [...args, ...folders], options, (_error, stdout) => done(stdout))
  })

const codesByFile = new Map<string, string[]>()

beforeAll(async () => {
  writePlantedFiles()
  const report: { diagnostics: { filename: string; code: string }[] } = JSON.parse(await lint())
  for (const { filename, code } of report.diagnostics) {
    codesByFile.set(filename, [...(codesByFile.get(filename) ?? []), code])
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(refused)('$path is refused by $rule', ({ path, rule }) => {
  expect(codesByFile.get(path)).toContain(rule)
})

test.each(passed)('%s passes', (path) => {
  const codes = (codesByFile.get(path) ?? []).filter((code) => proven.has(code))
  expect(codes.filter((code) => !aboutMissing.test(code))).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { calls } from '@fairhouse/protocol'
import { gatewayEvent } from '@fairhouse/protocol/payment'
import { studioCalls } from '@fairhouse/protocol/studio'
import { vendorVerbs } from '@fairhouse/protocol/vendor'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { patternsIn, whyNotLinear } from './linear-patterns.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * LIST of the folders whose code processes user input; the server renders the player's pages too.
 */
const checked = [
  'apps/server',
  'apps/studio',
  'apps/player',
  'packages/i18n',
  'packages/money',
  'packages/protocol',
  'packages/rules',
]
const isOurs = (path: string) => !/\.test\.tsx?$|\.testing\.ts$|\/testing\//.test(path)

/** LIST of the expressions built at run time, each with its worst case. */
const builtAs: Readonly<Record<string, readonly [source: string, flags: string] | 'not run'>> = {
  // Only characters are inserted.
  "new RegExp(`^[${characters}]+$`, 'u')": [String.raw`^[\p{L}\p{M}'’ʼ.\-]+$`, 'u'],
  // Inserts one character, class or escape of a brand's own pattern.
  "new RegExp(`^${text}$`, 'u')": [String.raw`^[\p{L}\d_-]$`, 'u'],
  // Compiled only to validate it.
  "new RegExp(source, 'u')": 'not run',
  'new RegExp(`^\\\\d{1,${max}}$`)': [String.raw`^\d{1,20}$`, ''],
}

async function faultsIn(path: string, text: string): Promise<string[]> {
  const { patterns, built } = patternsIn(path, text)
  const faults: string[] = []
  for (const { line, source, flags } of patterns) {
    const why = await whyNotLinear(source, flags)
    if (why !== undefined) faults.push(`${path}:${line} /${source}/${flags}: ${why}`)
  }
  for (const expression of built) {
    if (!Object.hasOwn(builtAs, expression)) faults.push(`${path}: ${expression} is not listed`)
  }
  return faults
}

test.each(checked)('[SEC-04] every pattern of %s takes linear time', async (folder) => {
  const paths = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }).filter(isOurs)
  expect(paths).not.toEqual([])
  const faults: string[] = []
  for (const path of paths) {
    faults.push(...(await faultsIn(path, readFileSync(resolve(root, path), 'utf8'))))
  }
  expect(faults).toEqual([])
})

/** All regular expressions in a value, including those of zod schemas. */
function patternsOf(value: unknown, seen: Set<unknown>): RegExp[] {
  if (value instanceof RegExp) return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const def: unknown = '_zod' in value ? Reflect.get(Object(value['_zod']), 'def') : undefined
  return Object.values(def === undefined ? value : { def }).flatMap((inner) =>
    patternsOf(inner, seen),
  )
}

test('[SEC-04] schemas match in linear time, including formats of the library', async () => {
  const allPatterns = patternsOf(
    { calls, vendorVerbs, studioCalls, gatewayEvent, uuid: z.uuid() },
    new Set(),
  )
  const patterns = new Map(allPatterns.map((pattern) => [String(pattern), pattern]))
  expect([...patterns.keys()]).toContain(String(z.regexes.uuid()))
  for (const [text, { source, flags }] of patterns) {
    expect(await whyNotLinear(source, flags), text).toBeUndefined()
  }
})

test('[SEC-04] patterns built at run time take linear time', async () => {
  for (const [expression, built] of Object.entries(builtAs)) {
    if (built !== 'not run') expect(await whyNotLinear(...built), expression).toBeUndefined()
  }
})

test('[SEC-04] planted patterns are found', async () => {
  const planted = String.raw`
    const tag = /<([a-z][^\s/>]*)((?:[^>"']|"[^"]*")*)>/iy
    const trailing = (text: string) => text.replace(/\s+$/, '')
    const nested = z.string().check(z.regex(/^(a|a)*$/))
    const ahead = /^(?=.*\d)\w+$/
    const fine = /^[a-z]+ [0-9]+$/
    const made = new RegExp(word + '*x')
  `
  const faults = await faultsIn('planted.ts', planted)
  expect(faults.map((fault) => fault.replace(/^planted\.ts:(\d+) .*: /, '$1 '))).toEqual([
    '2 2nd degree polynomial',
    '3 2nd degree polynomial',
    '4 exponential',
    '5 unsupported',
    "planted.ts: new RegExp(word + '*x') is not listed",
  ])
})

import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { fields } from './fields.ts'
import { lotteryCalls } from './lottery.ts'
import { gatewayEvent } from './payment.ts'
import { studioCalls } from './studio.ts'
import { vendorVerbs } from './vendor.ts'

type Def = z.core.$ZodTypes['_zod']['def']

/** Whether a pattern limits the length of a text: anchored, and without unbounded repetition. */
function isLimited(pattern: RegExp): boolean {
  const simplified = pattern.source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x')
  return (
    /^\^.*\$$/.test(simplified) && !/[*+]|\{\d+,\}/.test(simplified) && !/^[^(]*\|/.test(simplified)
  )
}

const defsOf = (checks: readonly z.core.$ZodCheck[] | undefined) =>
  (checks ?? []).map((check) => check._zod.def as z.core.$ZodChecks['_zod']['def'])

const limitsLength = ({ check }: { check: string }) =>
  check === 'max_length' || check === 'length_equals'

function isBounded(def: z.core.$ZodStringDef | z.core.$ZodStringFormatDef): boolean {
  if ('pattern' in def && def.pattern && isLimited(def.pattern)) return true
  return defsOf(def.checks).some((check) => {
    if (limitsLength(check)) return true
    return check.check === 'string_format' && !!check.pattern && isLimited(check.pattern)
  })
}

const unboundedIn = (types: readonly z.core.SomeType[], path: string) =>
  types.flatMap((type) => unbounded(type, path))

/** Returns the paths of fields that accept a text or list of unlimited length. */
function unbounded(type: z.core.SomeType, path: string): string[] {
  const def = type._zod.def as Def
  switch (def.type) {
    case 'string':
      return isBounded(def) ? [] : [path]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, fieldType]) =>
        unbounded(fieldType, `${path} ${name}`),
      )
    case 'array':
      return [
        ...(defsOf(def.checks).some(limitsLength) ? [] : [`${path}[]`]),
        ...unbounded(def.element, `${path}[]`),
      ]
    case 'record':
      return unboundedIn([def.keyType, def.valueType], `${path}{}`)
    case 'union':
      return unboundedIn(def.options, path)
    case 'pipe':
      return unbounded(def.in, path)
    case 'optional':
    case 'nullable':
    case 'default':
      return unbounded(def.innerType, path)
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'number':
      return []
    default:
      return [`${path}: ${def.type} is not known to this test`]
  }
}

test("[SEC-04] every text and list in a call's input has a maximum length", () => {
  const all = [
    ...calls.map((call) => [`${call.method} ${call.path}`, call] as const),
    ...Object.entries(vendorVerbs),
    ...Object.entries(studioCalls),
    ...Object.entries(lotteryCalls),
  ]
  expect(all.flatMap(([name, { input }]) => unbounded(input, name))).toEqual([])
})

test("[SEC-04] every text and list in a payment provider's event has a maximum length", () => {
  expect(unbounded(gatewayEvent, 'event')).toEqual([])
})

test('[SEC-04] finds texts, patterns and lists without a maximum length', () => {
  const planted = fields({
    title: z.string(),
    code: z.string().check(z.regex(/^[a-z]+$/)),
    list: z.optional(z.array(z.uuid())),
    time: z.iso.datetime(),
    words: z.record(z.string().check(z.regex(/^[A-Z]{2}$/)), z.string()),
    name: z.string().check(z.minLength(1), z.maxLength(9)),
    short: z.string().check(z.regex(/^[a-z+]{1,9}(\.\d)?$/)),
  })
  const found = ['title', 'code', 'list[]', 'time', 'words{}']
  expect(unbounded(planted, 'x')).toEqual(found.map((name) => `x ${name}`))
})

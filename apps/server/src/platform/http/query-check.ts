import * as z from 'zod/mini'
import { Cache } from '#platform/cache'

/** Cached values per field. */
const maxValues = 200

/** Parses a value; undefined if it is invalid. */
type Field = (value: string) => { readonly made: unknown } | undefined

type Query = Record<string, unknown>

/**
 * Validates queries field by field with cached results, because few fields are sent and mostly with
 * the same values. Returns undefined for an invalid or repeated field; the whole schema then
 * reports the fault.
 */
export function createQueryCheck(input: z.ZodMiniObject): (query: unknown) => Query | undefined {
  if (!hasIndependentFields(input)) return () => undefined
  const fields = new Map(
    Object.entries(input.shape).map(([name, field]) => [name, createFieldCheck(field)]),
  )
  const { required, usual: defaults } = defaultsOf(input)

  return (query) => {
    if (typeof query !== 'object' || query === null) return undefined
    const checked: Query = { ...defaults }
    for (const name of Object.keys(query)) {
      const value: unknown = Reflect.get(query, name)
      const found = typeof value === 'string' ? fields.get(name)?.(value) : undefined
      if (!found) return undefined
      checked[name] = found.made
    }
    return required.every((name) => name in checked) ? checked : undefined
  }
}

/** A strict schema without checks across fields. */
function hasIndependentFields({ _zod: { def } }: z.ZodMiniObject): boolean {
  return def.catchall?._zod.def.type === 'never' && (def.checks ?? []).length === 0
}

function createFieldCheck(field: z.core.$ZodType): Field {
  const cache = new Cache<ReturnType<Field>>(maxValues)
  return (value) => {
    const check = () => {
      const parsed = z.safeParse(field, value)
      return parsed.success ? { made: parsed.data } : undefined
    }
    return cache.get(value, check)
  }
}

/** The required fields, and the defaults of the others. */
function defaultsOf({ shape }: z.ZodMiniObject) {
  const required: string[] = []
  const defaults: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(shape)) {
    const absent = z.safeParse(field, undefined)
    if (!absent.success) required.push(name)
    else if (absent.data !== undefined) defaults[name] = absent.data
  }
  return { required, usual: defaults }
}

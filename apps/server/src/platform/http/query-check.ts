import * as z from 'zod/mini'
import { Kept } from '#platform/kept'

/** So many values of a field are kept. */
const mostValues = 200

/** What a field makes of a value; none where it refuses it. */
type Field = (value: string) => { readonly made: unknown } | undefined

type Query = Record<string, unknown>

/**
 * Checks queries field by field, each value once: of many fields few are told, and mostly the same
 * in them. Nothing where one is at fault or told twice: the whole schema then says what is wrong.
 */
export function queryCheck(input: z.ZodMiniObject): (query: unknown) => Query | undefined {
  if (!isFieldwise(input)) return () => undefined
  const fields = new Map(Object.entries(input.shape).map(([name, field]) => [name, fieldOf(field)]))
  const { required, usual } = absentOf(input)

  return (query) => {
    if (typeof query !== 'object' || query === null) return undefined
    const checked: Query = { ...usual }
    for (const name of Object.keys(query)) {
      const value: unknown = Reflect.get(query, name)
      const found = typeof value === 'string' ? fields.get(name)?.(value) : undefined
      if (!found) return undefined
      checked[name] = found.made
    }
    return required.every((name) => name in checked) ? checked : undefined
  }
}

/** Knows all its fields, and asks nothing of them together. */
function isFieldwise({ _zod: { def } }: z.ZodMiniObject): boolean {
  return def.catchall?._zod.def.type === 'never' && (def.checks ?? []).length === 0
}

function fieldOf(field: z.core.$ZodType): Field {
  const kept = new Kept<ReturnType<Field>>(mostValues)
  return (value) => {
    const check = () => {
      const parsed = z.safeParse(field, value)
      return parsed.success ? { made: parsed.data } : undefined
    }
    return kept.of(value, check)
  }
}

/** Which fields must be told, and what others are where they are not. */
function absentOf({ shape }: z.ZodMiniObject) {
  const required: string[] = []
  const usual: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(shape)) {
    const absent = z.safeParse(field, undefined)
    if (!absent.success) required.push(name)
    else if (absent.data !== undefined) usual[name] = absent.data
  }
  return { required, usual }
}

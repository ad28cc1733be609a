export interface Difference {
  readonly path: string
  readonly before: string
  readonly after: string
}

const nothing = '–'

function textOf(value: unknown): string {
  if (value === undefined || value === null) return nothing
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null

const partsOf = (value: unknown) => new Map(isTree(value) ? Object.entries(value) : [])

/** Lists the values that differ between two objects, by path. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (!isTree(before) && !isTree(after)) {
    const [old, now] = [textOf(before), textOf(after)]
    return old === now ? [] : [{ path, before: old, after: now }]
  }
  const [old, now] = [partsOf(before), partsOf(after)]
  const names = [...new Set([...old.keys(), ...now.keys()])]
  return names.flatMap((name) =>
    differences(old.get(name), now.get(name), path === '' ? name : `${path}.${name}`),
  )
}

import { rows, type RouteRow } from './rows.ts'

type Params = Readonly<Record<string, string>>

export interface Found {
  readonly row: RouteRow
  readonly params: Params
}

/** Finds the page of an address. Case matters, as on the server. */
export function rowAt(path: string): Found {
  for (const row of rows) {
    const params = paramsIn(row.path, path)
    if (params) return { row, params }
  }
  throw new Error('no row for every address')
}

function paramsIn(pattern: RouteRow['path'], path: string): Params | undefined {
  if (pattern === '/*?') return {}
  const [patternParts, pathParts] = [pattern.split('/'), path.split('/')]
  if (patternParts.length !== pathParts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of patternParts.entries()) {
    const found = pathParts[index] ?? ''
    if (part.startsWith(':') && found !== '') params[part.slice(1)] = found
    else if (part !== found) return undefined
  }
  return params
}

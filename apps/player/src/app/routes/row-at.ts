import { rows, type RouteRow } from './rows.ts'

type Params = Readonly<Record<string, string>>

export interface Found {
  readonly row: RouteRow
  readonly params: Params
}

/** The page at an address. Capitals count, as they do for the server. */
export function rowAt(path: string): Found {
  for (const row of rows) {
    const params = paramsIn(row.path, path)
    if (params) return { row, params }
  }
  throw new Error('no row for every address')
}

function paramsIn(pattern: RouteRow['path'], path: string): Params | undefined {
  if (pattern === '/*?') return {}
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const found = given[index] ?? ''
    if (part.startsWith(':') && found !== '') params[part.slice(1)] = found
    else if (part !== found) return undefined
  }
  return params
}

import type { CentrePage } from './names.ts'

/** The current address with this page of the centre, or with none. */
export function addressWith(
  page: CentrePage | undefined,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  part?: string,
): string {
  const query = new URLSearchParams(search)
  if (page) query.set('centre', page)
  else query.delete('centre')
  if (part === undefined) query.delete('part')
  else query.set('part', part)
  const rest = query.toString()
  return `${pathname}${rest && `?${rest}`}${hash}`
}

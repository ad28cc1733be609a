import type { CentrePage } from './names.ts'

/** The address of the page below with another page of the centre over it, or with none. */
export function addressWith(
  page: CentrePage | undefined,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  part?: string,
): string {
  const asked = new URLSearchParams(search)
  if (page) asked.set('centre', page)
  else asked.delete('centre')
  if (part === undefined) asked.delete('part')
  else asked.set('part', part)
  const rest = asked.toString()
  return `${pathname}${rest && `?${rest}`}${hash}`
}

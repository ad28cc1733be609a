/** Cached: creating a formatter takes longer than rendering a tile. */
const written = new Map<string, Intl.NumberFormat>()

/** Formats `96.20` in a language. */
export function percentOf(share: string, tag: string): string {
  const known = written.get(tag)
  const format = known ?? new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2 })
  if (!known) written.set(tag, format)
  return format.format(Number(share) / 100)
}

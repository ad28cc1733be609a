/** A country in the language that is read. */
export function placeName(code: string | null, tag: string): string | undefined {
  if (code === null) return undefined
  return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code
}

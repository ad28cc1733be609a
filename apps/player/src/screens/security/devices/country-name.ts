/** Country name in the page's language. */
export function countryName(code: string | null, tag: string): string | undefined {
  if (code === null) return undefined
  return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code
}

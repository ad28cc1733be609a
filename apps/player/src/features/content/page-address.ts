/** The page that `/help` itself shows. */
export const termsId = 'terms'

export function pageAddress(id: string): string {
  return id === termsId ? '/help' : `/help/${encodeURIComponent(id)}`
}

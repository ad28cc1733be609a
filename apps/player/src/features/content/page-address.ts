/** The page shown at `/help`. */
export const termsId = 'terms'

export function pageAddress(id: string): string {
  return id === termsId ? '/help' : `/help/${encodeURIComponent(id)}`
}

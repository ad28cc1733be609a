export interface Address {
  readonly path: string
  readonly search: string
}

/**
 * Whether the server rendered this address: the visitor may go back before the scripts run. All
 * addresses without a page share one rendering, which has no address.
 */
export function isRenderedFor(
  rendered: Address | null,
  { path, search }: Address,
  hasPage: boolean,
): boolean {
  if (rendered === null) return !hasPage
  return rendered.path === path && rendered.search === search
}

import type { Banner } from './query.ts'

type Linked = Pick<Banner, 'linkageType' | 'url'>

export interface BannerLink {
  readonly kind: 'page' | 'web'
  readonly href: string
}

const startsOf = { page: /^\/(?![/\\])/, web: /^https?:\/\// } as const

/** Where a click leads; nowhere when the address is not of the kind that it is said to be. */
export function linkOf({ linkageType, url }: Linked): BannerLink | undefined {
  if (linkageType === 'none' || !startsOf[linkageType].test(url)) return undefined
  return { kind: linkageType, href: url }
}

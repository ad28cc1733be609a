import type { Banner } from './query.ts'

type Linked = Pick<Banner, 'linkageType' | 'url'>

export interface BannerLink {
  readonly kind: 'page' | 'web'
  readonly href: string
}

const startsOf = { page: /^\/(?![/\\])/, web: /^https?:\/\// } as const

/** The target of a click, or undefined if the address does not match its declared kind. */
export function linkOf({ linkageType, url }: Linked): BannerLink | undefined {
  if (linkageType === 'none' || !startsOf[linkageType].test(url)) return undefined
  return { kind: linkageType, href: url }
}

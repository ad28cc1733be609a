import type { Value } from '#lib/call'
import { asked } from '#lib/query'

export type Banner = Value<'GET /wps/content/banners'>['list'][number]
export type BannerGroup = Banner['groupName']

export const bannersQuery = (language: string, groupName: BannerGroup) =>
  asked('GET /wps/content/banners', language, { groupName })

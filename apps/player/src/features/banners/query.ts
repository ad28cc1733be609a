import type { Value } from '#lib/call'
import { callQuery } from '#lib/query'

export type Banner = Value<'GET /wps/content/banners'>['list'][number]
export type BannerGroup = Banner['groupName']

export const bannersQuery = (language: string, groupName: BannerGroup) =>
  callQuery('GET /wps/content/banners', language, { groupName })

import { queryOptions } from '@tanstack/react-query'
import { call, type Value } from '#lib/call'

export type Banner = Value<'GET /wps/content/banners'>['list'][number]
export type BannerGroup = Banner['groupName']

export const bannersQuery = (language: string, groupName: BannerGroup) =>
  queryOptions({
    queryKey: ['banners', language, groupName],
    queryFn: ({ signal }) => call('GET /wps/content/banners', { groupName }, { signal }),
    staleTime: 60_000,
    // A page without them is whole, so it does not wait long.
    retry: 1,
  })

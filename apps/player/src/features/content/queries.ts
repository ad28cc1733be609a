import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/call'

/** Content is asked for again when the language changes and when a page is opened anew. */
const staleTime = 60_000

export const helpQuery = (language: string, q: string) =>
  queryOptions({
    queryKey: ['help', language, q],
    queryFn: ({ signal }) => call('GET /wps/system/helpCenter', q === '' ? {} : { q }, { signal }),
    staleTime,
  })

export const promotionsQuery = (language: string) =>
  queryOptions({
    queryKey: ['promotions', language],
    queryFn: ({ signal }) => call('GET /wps/content/promotions', {}, { signal }),
    staleTime,
  })

export const promotionQuery = (language: string, id: string) =>
  queryOptions({
    queryKey: ['promotion', language, id],
    queryFn: ({ signal }) => call('GET /wps/content/promotion', { id }, { signal }),
    staleTime,
  })

export const pagesQuery = (language: string) =>
  queryOptions({
    queryKey: ['pages', language],
    queryFn: ({ signal }) => call('GET /wps/content/pages', {}, { signal }),
    staleTime,
  })

export const pageQuery = (language: string, id: string) =>
  queryOptions({
    queryKey: ['page', language, id],
    queryFn: ({ signal }) => call('GET /wps/content/page', { id }, { signal }),
    staleTime,
  })

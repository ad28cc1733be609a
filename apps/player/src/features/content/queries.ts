import { callQuery } from '#lib/query'

export const helpQuery = (language: string, q: string) =>
  callQuery('GET /wps/system/helpCenter', language, q === '' ? {} : { q })

export const promotionsQuery = (language: string) =>
  callQuery('GET /wps/content/promotions', language, {})

export const promotionQuery = (language: string, id: string) =>
  callQuery('GET /wps/content/promotion', language, { id })

export const pagesQuery = (language: string) => callQuery('GET /wps/content/pages', language, {})

export const pageQuery = (language: string, id: string) =>
  callQuery('GET /wps/content/page', language, { id })

export const linksQuery = (language: string) => callQuery('GET /wps/content/links', language, {})

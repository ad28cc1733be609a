import { asked } from '#lib/query'

export const helpQuery = (language: string, q: string) =>
  asked('GET /wps/system/helpCenter', language, q === '' ? {} : { q })

export const promotionsQuery = (language: string) =>
  asked('GET /wps/content/promotions', language, {})

export const promotionQuery = (language: string, id: string) =>
  asked('GET /wps/content/promotion', language, { id })

export const pagesQuery = (language: string) => asked('GET /wps/content/pages', language, {})

export const pageQuery = (language: string, id: string) =>
  asked('GET /wps/content/page', language, { id })

export const linksQuery = (language: string) => asked('GET /wps/content/links', language, {})

import type { FastifyRequest } from 'fastify'
import { visitorPaths } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import { cookieName, readCookie } from '#platform/http'

/**
 * Whether a page of a brand for members only was asked for by somebody without even half of a
 * session. Who has the cookie may have the other half in the tab: the page itself then asks.
 */
export function isKeptOut({ accounts }: Brand, request: FastifyRequest): boolean {
  if (!accounts.loginRequired) return false
  const { url: path } = request.routeOptions
  const { cookie } = request.headers
  const hasHalf = [true, false].some((secure) => readCookie(cookie, cookieName('player', secure)))
  return !hasHalf && !visitorPaths.some((open) => open === path)
}

import type { FastifyRequest } from 'fastify'
import { visitorPaths } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import { cookieName, readCookie } from '#platform/http'

/**
 * Whether a members-only brand must send this visitor to sign in. With the session cookie the other
 * half may be in the tab, so the page itself checks.
 */
export function requiresLogin({ accounts }: Brand, request: FastifyRequest): boolean {
  if (!accounts.loginRequired) return false
  const { url: path } = request.routeOptions
  const { cookie } = request.headers
  const hasHalf = [true, false].some((secure) => readCookie(cookie, cookieName('player', secure)))
  return !hasHalf && !visitorPaths.some((open) => open === path)
}

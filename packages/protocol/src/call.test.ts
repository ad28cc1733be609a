import { expect, test } from 'vitest'
import type { Call, Permitted } from './call.ts'

type Office = Omit<Call, 'path' | 'permission'>
type Compiles<C extends Call> = C extends Permitted<C> & Pick<C, 'path'> ? true : false

test('a call of the office without a permission does not compile, one’s own does', () => {
  // The compiler holds each answer against its call.
  const open: Compiles<Office & { path: '/office/api/money' }> = false
  const kept: Compiles<Office & { path: '/office/api/money'; permission: 'auditRead' }> = true
  const own: Compiles<Office & { path: '/office/api/me/sessions' }> = true
  const mine: Compiles<Office & { path: '/office/api/me/x'; permission: 'auditRead' }> = false
  const player: Compiles<Office & { path: '/wps/money'; permission: 'auditRead' }> = false
  expect([open, kept, own, mine, player]).toEqual([false, true, true, false, false])
})

import { expect, test } from 'vitest'
import type { Call, Permitted } from './call.ts'

type Office = Omit<Call, 'path' | 'permission'>
type Compiles<C extends Call> = C extends Permitted<C> & Pick<C, 'path'> ? true : false

test("an office call needs a permission, except those on one's own account", () => {
  // The compiler checks each answer against its call.
  const open: Compiles<Office & { path: '/office/api/money' }> = false
  const permitted: Compiles<Office & { path: '/office/api/money'; permission: 'auditRead' }> = true
  const own: Compiles<Office & { path: '/office/api/me/sessions' }> = true
  const ownWithPermission: Compiles<
    Office & { path: '/office/api/me/x'; permission: 'auditRead' }
  > = false
  const player: Compiles<Office & { path: '/wps/money'; permission: 'auditRead' }> = false
  expect([open, permitted, own, ownWithPermission, player]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})

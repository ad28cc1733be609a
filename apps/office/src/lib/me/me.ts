import type { Value } from '@fairhouse/browser/call'
import type { Permission } from '@fairhouse/protocol'
import { createContext, use } from 'react'

type Colleague = Value<'GET /office/api/me'>

/** Who is signed in. */
export const Me = createContext<Colleague | undefined>(undefined)

/** What is not allowed is not shown; that it is not done either is the server's work. */
export function useMe(): Colleague & { may: (permission: Permission) => boolean } {
  const me = use(Me)
  if (!me) throw new Error('useMe where nobody is signed in')
  return { ...me, may: (permission) => me.permissions.includes(permission) }
}

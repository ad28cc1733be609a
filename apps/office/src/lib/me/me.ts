import type { Value } from '@fairhouse/browser/call'
import type { Permission } from '@fairhouse/protocol'
import { createContext, use } from 'react'

type Colleague = Value<'GET /office/api/me'>

/** The signed-in colleague. */
export const Me = createContext<Colleague | undefined>(undefined)

/** Permissions here only hide controls; the server enforces them. */
export function useMe(): Colleague & { may: (permission: Permission) => boolean } {
  const me = use(Me)
  if (!me) throw new Error('useMe where nobody is signed in')
  return { ...me, may: (permission) => me.permissions.includes(permission) }
}

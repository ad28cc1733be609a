import type { StaffRole } from '@fairhouse/protocol'

const roles: Record<StaffRole, true> = {
  support: true,
  cashier: true,
  risk: true,
  content: true,
  agentManager: true,
  administrator: true,
  auditor: true,
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const roleNames = Object.keys(roles) as StaffRole[]

export const isRole = (value: unknown): value is StaffRole =>
  typeof value === 'string' && Object.hasOwn(roles, value)

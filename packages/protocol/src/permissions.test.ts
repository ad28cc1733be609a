import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import type { Call } from './call.ts'
import { approvalKinds, permissions, permissionsOf, staffRoleNames } from './permissions.ts'

const allCalls: readonly Call[] = calls

test('every permission is needed by a call or approval and granted by a role', () => {
  const needed = new Set<string | undefined>([
    ...allCalls.map(({ permission }) => permission),
    ...Object.values(approvalKinds),
  ])
  const granted = permissionsOf(staffRoleNames)
  for (const permission of Object.keys(permissions)) {
    expect(needed, permission).toContain(permission)
    expect(granted, permission).toContain(permission)
  }
})

test('an administrator cannot read the audit log, and an auditor can only read', () => {
  expect(permissionsOf(['administrator'])).not.toContain('auditRead')
  expect(permissionsOf(['auditor']).filter((name) => !name.endsWith('Read'))).toEqual([])
})

test.each(staffRoleNames.filter((role) => role !== 'administrator'))(
  '%s cannot manage staff or roles',
  (role) => {
    const rolePermissions = permissionsOf([role])
    expect(rolePermissions.filter((name) => /^(role|staffManage)/.test(name))).toEqual([])
  },
)

test.each(staffRoleNames.filter((role) => role !== 'administrator'))(
  '[SEC-02] %s decides no approvals, or only those of deposits',
  (role) => {
    const rolePermissions: readonly string[] = permissionsOf([role])
    const decidable = Object.entries(approvalKinds).filter(([, needed]) =>
      rolePermissions.includes(needed),
    )
    const isSecond = rolePermissions.includes('approvalDecide')
    expect(decidable.map(([kind]) => kind)).toEqual(isSecond ? ['deposit.credit'] : [])
  },
)

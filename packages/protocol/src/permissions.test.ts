import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import type { Call } from './call.ts'
import { approvalKinds, permissions, permissionsOf, staffRoleNames } from './permissions.ts'

const every: readonly Call[] = calls

test('every permission is needed by something and held by somebody', () => {
  const needed = new Set<string | undefined>([
    ...every.map(({ permission }) => permission),
    ...Object.values(approvalKinds),
  ])
  const held = permissionsOf(staffRoleNames)
  for (const permission of Object.keys(permissions)) {
    expect(needed, permission).toContain(permission)
    expect(held, permission).toContain(permission)
  }
})

test('who asks for roles cannot read the log alone, and who reads it can change nothing', () => {
  expect(permissionsOf(['administrator'])).not.toContain('auditRead')
  expect(permissionsOf(['auditor']).filter((name) => !name.endsWith('Read'))).toEqual([])
})

test.each(staffRoleNames.filter((role) => role !== 'administrator'))(
  '%s has nothing to do with roles',
  (role) => {
    const own = permissionsOf([role])
    expect(own.filter((name) => /^(role|staffManage)/.test(name))).toEqual([])
  },
)

test.each(staffRoleNames.filter((role) => role !== 'administrator'))(
  '[SEC-02] %s is the second person for deposits at most',
  (role) => {
    const own: readonly string[] = permissionsOf([role])
    const decided = Object.entries(approvalKinds).filter(([, needed]) => own.includes(needed))
    const isSecond = own.includes('approvalDecide')
    expect(decided.map(([kind]) => kind)).toEqual(isSecond ? ['deposit.credit'] : [])
  },
)

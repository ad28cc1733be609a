import * as z from 'zod/mini'
import { staffOnly, visitorOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import { permissions, staffRoleNames, type Permission } from '../permissions.ts'

const staffFacts = fields({ id: z.string(), name: z.string() })
const role = z.enum(staffRoleNames)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
const permission = z.enum(Object.keys(permissions) as [Permission, ...Permission[]])
const sessionOrigin = fields({ at: z.iso.datetime(), address: z.string() })
const code = z.string().check(z.regex(/^\d{6}$/))
const signedIn = z.extend(staffFacts, { step: z.literal('done'), token: z.string() })
export const officeReason = text(3, 500)

export const staffLogin = defineCall({
  method: 'POST',
  path: '/office/api/session/login',
  about: 'Sign in as staff: name, password and code, or the set-up of a second factor first',
  who: visitorOnly,
  input: fields({
    username: text(1, 64),
    password: text(1, 256),
    /** Left out by owners without a second factor. */
    code: z.optional(code),
  }),
  output: z.discriminatedUnion('step', [
    signedIn,
    fields({
      step: z.literal('enrol'),
      ticket: z.string(),
      /** Secret for the owner's authenticator app; shown to the owner only. */
      secret: z.string(),
      link: z.string(),
      choosesPassword: z.boolean(),
    }),
  ]),
  refusals: ['wrong_credentials', 'too_many_requests'],
  rate: 'login',
  body: 'encrypted',
})

export const staffEnrol = defineCall({
  method: 'POST',
  path: '/office/api/session/enrol',
  about: 'Set up the second factor that a sign-in asked for, with a new password if it did so too',
  who: visitorOnly,
  input: fields({ ticket: text(1, 1000), code, newPassword: z.optional(text(1, 256)) }),
  output: signedIn,
  refusals: ['wrong_credentials', 'wrong_code', 'invalid_fields', 'too_many_requests'],
  rate: 'login',
  body: 'encrypted',
})

export const staffLogout = defineCall({
  method: 'DELETE',
  path: '/office/api/session/logout',
  about: 'End this staff session',
  who: staffOnly,
  input: none,
  output: none,
  refusals: [],
  rate: 'write',
})

export const staffMe = defineCall({
  method: 'GET',
  path: '/office/api/me',
  about: 'The staff account behind the session, what it may do, and where it signed in before',
  who: staffOnly,
  input: none,
  output: z.extend(staffFacts, {
    roles: z.array(role),
    permissions: z.array(permission),
    lastSignIn: z.nullable(sessionOrigin),
    /** The zone of all times in the office; null for the device's. */
    timeZone: z.nullable(z.string()),
  }),
  refusals: [],
  rate: 'read',
})

export const setOwnZone = defineCall({
  method: 'POST',
  path: '/office/api/me/zone',
  about: 'Choose the time zone in which one sees and types all times; null is the device’s',
  who: staffOnly,
  input: fields({ timeZone: z.nullable(text(1, 64)) }),
  output: none,
  refusals: ['invalid_fields'],
  rate: 'write',
})

export const officeDocument = defineCall({
  method: 'GET',
  path: '/office/api/me/openapi',
  about: 'The OpenAPI document of the office, for whoever is signed in there',
  who: staffOnly,
  input: none,
  output: fields({
    openapi: z.string(),
    info: z.record(z.string(), z.unknown()),
    paths: z.record(z.string(), z.unknown()),
    components: z.record(z.string(), z.unknown()),
  }),
  refusals: [],
  rate: 'read',
})

export const staffSessions = defineCall({
  method: 'GET',
  path: '/office/api/me/sessions',
  about: 'Where this staff account is signed in',
  who: staffOnly,
  input: none,
  output: fields({
    list: z.array(
      fields({
        id: z.string(),
        device: z.string(),
        address: z.string(),
        createdAt: z.iso.datetime(),
        seenAt: z.iso.datetime(),
        own: z.boolean(),
      }),
    ),
  }),
  refusals: [],
  rate: 'read',
})

export const endStaffSession = defineCall({
  method: 'DELETE',
  path: '/office/api/me/session',
  about: 'End one of the sessions of this staff account',
  who: staffOnly,
  input: fields({ id: z.uuid() }),
  output: none,
  refusals: ['not_found'],
  rate: 'write',
})

export const changeStaffPassword = defineCall({
  method: 'POST',
  path: '/office/api/me/password',
  about: 'Change the own password; every other session of the account ends',
  who: staffOnly,
  input: fields({ oldPassword: text(1, 256), newPassword: text(1, 256) }),
  output: none,
  refusals: ['wrong_password', 'invalid_fields', 'too_many_requests'],
  rate: 'login',
  body: 'encrypted',
})

export const staffList = defineCall({
  method: 'GET',
  path: '/office/api/staff',
  about: 'All colleagues with their roles and last sign-in',
  who: staffOnly,
  permission: 'staffRead',
  input: none,
  output: fields({
    list: z.array(
      z.extend(staffFacts, {
        roles: z.array(role),
        createdAt: z.iso.datetime(),
        disabledAt: z.nullable(z.iso.datetime()),
        /** Whether the second factor is still to be set up. */
        mustEnrol: z.boolean(),
        lastSignIn: z.nullable(sessionOrigin),
      }),
    ),
  }),
  refusals: [],
  rate: 'read',
})

export const addStaff = defineCall({
  method: 'PUT',
  path: '/office/api/staff',
  about: 'Add a colleague without any role; the first password is told once',
  who: staffOnly,
  permission: 'staffManage',
  input: fields({ username: z.string().check(z.regex(/^[\w.-]{2,32}$/)) }),
  output: fields({ id: z.string(), password: z.string() }),
  refusals: ['name_taken'],
  rate: 'write',
})

export const disableStaff = defineCall({
  method: 'POST',
  path: '/office/api/staff/disable',
  about: 'Disable a colleague for good and end all sessions of the account',
  who: staffOnly,
  permission: 'staffManage',
  input: fields({ id: z.uuid(), reason: officeReason }),
  output: none,
  refusals: ['not_found', 'needs_another_person'],
  rate: 'write',
})

export const resetStaffFactor = defineCall({
  method: 'POST',
  path: '/office/api/staff/factor',
  about: 'Ask that a colleague’s second factor be reset; another person decides',
  who: staffOnly,
  permission: 'staffManage',
  input: fields({ id: z.uuid(), reason: officeReason }),
  output: fields({ approval: z.string() }),
  refusals: ['not_found', 'needs_another_person', 'approval_waiting'],
  rate: 'write',
})

export const changeStaffRole = defineCall({
  method: 'POST',
  path: '/office/api/staff/role',
  about: 'Ask that a role be granted to a colleague or revoked; another person decides',
  who: staffOnly,
  permission: 'roleAsk',
  input: fields({
    id: z.uuid(),
    role,
    change: z.enum(['grant', 'revoke']),
    reason: officeReason,
  }),
  output: fields({ approval: z.string() }),
  refusals: ['not_found', 'approval_waiting'],
  rate: 'write',
})

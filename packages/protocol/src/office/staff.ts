import * as z from 'zod/mini'
import { staffOnly, visitorOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'

const staffFacts = fields({ id: z.string(), name: z.string() })

export const staffLogin = defineCall({
  method: 'POST',
  path: '/office/api/session/login',
  about: 'Sign in as staff: name, password and the code of the second factor',
  who: visitorOnly,
  input: fields({
    username: text(1, 64),
    password: text(1, 256),
    code: z.string().check(z.regex(/^\d{6}$/)),
  }),
  output: z.extend(staffFacts, { token: z.string() }),
  refusals: ['wrong_credentials'],
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
  about: 'The staff account behind the session',
  who: staffOnly,
  input: none,
  output: staffFacts,
  refusals: [],
  rate: 'read',
})

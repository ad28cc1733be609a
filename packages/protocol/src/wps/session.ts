import * as z from 'zod/mini'
import { everyone, signedIn } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import { memberFacts } from './member.ts'

/** `token` is one half of the session; the other comes as an HttpOnly cookie. */
export const login = defineCall({
  method: 'POST',
  path: '/wps/session/login',
  about: 'Sign in with a name and a password',
  who: everyone,
  input: fields({ username: text(1, 64), password: text(1, 256) }),
  output: z.extend(memberFacts, { token: z.string() }),
  refusals: ['wrong_credentials'],
  rate: 'login',
  body: 'encrypted',
})

export const logout = defineCall({
  method: 'DELETE',
  path: '/wps/session/logout',
  about: 'End this session on the server and forget its cookie',
  who: signedIn,
  input: none,
  output: none,
  refusals: [],
  rate: 'write',
})

import * as z from 'zod/mini'
import { everyone } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none } from '../fields.ts'

/** LIST of promotions that a brand can switch off as a whole, by their names on the wire. */
const promotions = { REFERRAL: fields({ enabled: z.boolean() }) }

export const availablePromo = defineCall({
  method: 'GET',
  path: '/wps/promotion/available',
  about: 'Which kinds of promotions the brand runs now',
  who: everyone,
  input: none,
  output: fields({ availablePromo: fields(promotions) }),
  refusals: [],
  rate: 'read',
})

export const ownReferral = defineCall({
  method: 'GET',
  path: '/wps/member/referral',
  about: 'The referral code of the account, made on the first request',
  who: ['member', 'agent'],
  input: none,
  output: fields({ code: z.string() }),
  refusals: ['feature_off'],
  rate: 'read',
})

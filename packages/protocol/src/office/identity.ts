import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import { pictureOf } from '../wps/feedback.ts'
import { documentFaults, documentKind } from '../wps/identity.ts'
import { officeReason } from './staff.ts'

export const reviewStates = ['waiting', 'accepted', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

const review = fields({
  id: z.string(),
  memberId: z.string(),
  brandId: z.string(),
  kind: documentKind,
  state: z.enum(reviewStates),
  sentAt: z.iso.datetime(),
  fault: z.nullable(z.enum(documentFaults)),
  note: z.nullable(z.string()),
  decided: z.nullable(fields({ at: z.iso.datetime(), by: z.string() })),
})

/** Personal data as shown on a document. */
const person = {
  realName: text(1, 120),
  birthday: z.iso.date(),
  idNumber: text(3, 64),
}

export const identityReviews = defineCall({
  method: 'GET',
  path: '/office/api/identity',
  about: 'Documents in a state, the oldest first; those that wait when none is named',
  who: staffOnly,
  permission: 'identityRead',
  input: fields({
    state: z.optional(z.enum(reviewStates)),
    memberId: z.optional(z.uuid()),
    after: z.optional(z.uuid()),
  }),
  output: fields({ list: z.array(review), next: z.nullable(z.string()) }),
  refusals: [],
  rate: 'read',
})

export const identityReview = defineCall({
  method: 'GET',
  path: '/office/api/identity/one',
  about: 'One of them, with what the account says of its owner; the audit log notes who looked',
  who: staffOnly,
  permission: 'identityRead',
  input: fields({ id: z.uuid() }),
  output: fields({
    review,
    pictures: z.array(z.string()),
    /** Minimum age to play. */
    minimumAge: z.int(),
    said: fields({
      realName: z.nullable(z.string()),
      birthday: z.nullable(z.string()),
      idNumber: z.nullable(z.string()),
    }),
    /** Other accounts possibly of the same person. */
    alike: z.array(fields({ memberId: z.string(), kinds: z.array(z.string()) })),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

export const identityPicture = defineCall({
  method: 'GET',
  path: '/office/api/identity/picture',
  about: 'A side of a document; the audit log notes who looked',
  who: staffOnly,
  permission: 'identityRead',
  input: fields({ id: z.uuid() }),
  output: pictureOf,
  refusals: ['not_found'],
  rate: 'read',
})

export const acceptIdentity = defineCall({
  method: 'POST',
  path: '/office/api/identity/accept',
  about: 'The document shows this person, who is old enough: the account is theirs',
  who: staffOnly,
  permission: 'identityDecide',
  input: fields({ id: z.uuid(), ...person }),
  output: none,
  refusals: ['not_found', 'already_decided', 'already_registered', 'under_age', 'invalid_fields'],
  rate: 'write',
})

export const refuseIdentity = defineCall({
  method: 'POST',
  path: '/office/api/identity/refuse',
  about: 'The document does not do; the member reads why, and can send another',
  who: staffOnly,
  permission: 'identityDecide',
  input: fields({ id: z.uuid(), fault: z.enum(documentFaults), note: z.optional(text(0, 500)) }),
  output: none,
  refusals: ['not_found', 'already_decided'],
  rate: 'write',
})

export const doubtIdentity = defineCall({
  method: 'POST',
  path: '/office/api/identity/doubt',
  about: 'What was accepted is in doubt: documents are asked for again, where the market asks',
  who: staffOnly,
  permission: 'identityDecide',
  input: fields({ memberId: z.uuid(), reason: officeReason }),
  output: none,
  refusals: ['not_found'],
  rate: 'write',
})

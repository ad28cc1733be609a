import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fields, uploadedPicture, maxPictureLength, none } from '../fields.ts'

const real = ['member', 'agent'] as const

/** LIST of identity documents, with the number of pictures of a complete one. */
export const documentKinds = { idCard: 2, passport: 1, drivingLicence: 2 } as const
export type DocumentKind = keyof typeof documentKinds

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
const kindNames = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]]
export const documentKind = z.enum(kindNames)

/** LIST of reasons for refusing a document. */
export const documentFaults = ['unreadable', 'expired', 'mismatch', 'underage', 'other'] as const
export type DocumentFault = (typeof documentFaults)[number]

const identity = fields({
  /** Whether it blocks play, deposits and withdrawals. */
  isAsked: z.boolean(),
  state: z.enum(['none', 'waiting', 'refused', 'verified']),
  /** Kind of the last submission. */
  kind: z.nullable(documentKind),
  sentAt: z.nullable(z.iso.datetime()),
  fault: z.nullable(z.enum(documentFaults)),
  note: z.nullable(z.string()),
  /** Whether the account is dormant after a year without use; step-up wakes it. */
  isDormant: z.boolean(),
  /** How long recent reviews took, while one is waiting. */
  usualReviewSeconds: z.nullable(z.int()),
})

export const ownIdentity = defineCall({
  method: 'GET',
  path: '/wps/identity',
  about: 'Whether this account must show who its owner is, and what became of what was sent',
  who: real,
  input: none,
  output: identity,
  refusals: [],
  rate: 'read',
})

export const sendIdentityPicture = defineCall({
  method: 'POST',
  path: '/wps/identity/picture',
  about: 'A picture of a document (base64 of png or jpg), to be named when the document is sent',
  who: real,
  input: fields({ image: uploadedPicture }),
  output: fields({ id: z.string() }),
  refusals: ['invalid_fields', 'already_decided', 'too_many_requests'],
  rate: 'message',
  bodyBytes: maxPictureLength + 64 * 1024,
})

export const sendIdentity = defineCall({
  method: 'PUT',
  path: '/wps/identity',
  about: 'Send a document, by the pictures of its sides, to be looked at by a colleague',
  who: real,
  input: fields({
    kind: documentKind,
    pictures: z.array(z.uuid()).check(z.minLength(1), z.maxLength(2)),
  }),
  output: identity,
  refusals: ['invalid_fields', 'not_found', 'already_decided'],
  rate: 'message',
})

export const wakeAccount = defineCall({
  method: 'POST',
  path: '/wps/identity/wake',
  about: 'After a year away, and a fresh proof: the account can be used again',
  who: real,
  input: none,
  output: none,
  refusals: ['step_up_required'],
  rate: 'write',
})

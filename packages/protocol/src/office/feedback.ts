import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import { feedbackKinds, feedbackStates, maxFeedbackLength, pictureOf } from '../wps/feedback.ts'
import { officeReason } from './staff.ts'

const feedbackItem = fields({
  id: z.string(),
  brandId: z.string(),
  memberId: z.string(),
  kind: z.enum(feedbackKinds),
  content: z.string(),
  state: z.enum(feedbackStates),
  createdAt: z.iso.datetime(),
})

export const feedbackList = defineCall({
  method: 'GET',
  path: '/office/api/feedback',
  about: 'What members have told the house and is in a state, the oldest first',
  who: staffOnly,
  permission: 'feedbackRead',
  input: fields({
    state: z.optional(z.enum(feedbackStates)),
    after: z.optional(z.uuid()),
  }),
  output: fields({ list: z.array(feedbackItem), next: z.nullable(z.string()) }),
  refusals: [],
  rate: 'read',
})

export const feedbackOne = defineCall({
  method: 'GET',
  path: '/office/api/feedback/one',
  about: 'One of them with its pictures and answers; the audit log notes who looked',
  who: staffOnly,
  permission: 'feedbackRead',
  input: fields({ id: z.uuid() }),
  output: z.extend(feedbackItem, {
    images: z.array(z.string()),
    replies: z.array(
      fields({ content: z.string(), createdAt: z.iso.datetime(), staffId: z.string() }),
    ),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

export const feedbackPicture = defineCall({
  method: 'GET',
  path: '/office/api/feedback/image',
  about: 'A picture that a member has sent',
  who: staffOnly,
  permission: 'feedbackRead',
  input: fields({ id: z.uuid() }),
  output: pictureOf,
  refusals: ['not_found'],
  rate: 'read',
})

export const replyFeedback = defineCall({
  method: 'POST',
  path: '/office/api/feedback/reply',
  about: 'Answer a member; not after it was closed',
  who: staffOnly,
  permission: 'feedbackReply',
  input: fields({ id: z.uuid(), content: text(1, maxFeedbackLength) }),
  output: none,
  refusals: ['not_found', 'already_decided', 'invalid_fields'],
  rate: 'write',
})

export const closeFeedback = defineCall({
  method: 'POST',
  path: '/office/api/feedback/close',
  about: 'Close what a member has told the house',
  who: staffOnly,
  permission: 'feedbackReply',
  input: fields({ id: z.uuid(), reason: officeReason }),
  output: none,
  refusals: ['not_found', 'already_decided'],
  rate: 'write',
})

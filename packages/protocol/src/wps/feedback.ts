import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fields, uploadedPicture, maxPictureLength, none, text } from '../fields.ts'

/** LIST of kinds of feedback. */
export const feedbackKinds = ['suggestion', 'problem', 'complaint'] as const

/** LIST of feedback states. */
export const feedbackStates = ['open', 'answered', 'closed'] as const

/** Maximum length on the wire; the rules of the form are stricter. */
export const maxFeedbackLength = 4000

const maxPictures = 3

/** A picture as base64, so that the answer is JSON and can never render as a page. */
export const pictureOf = fields({ type: z.enum(['png', 'jpg']), data: z.string() })

export const sendFeedback = defineCall({
  method: 'PUT',
  path: '/wps/feedback',
  about: 'Tell the house something: words, and up to three pictures (base64 of png or jpg)',
  who: ['member', 'agent'],
  input: fields({
    kind: z.enum(feedbackKinds),
    content: text(0, maxFeedbackLength),
    images: z.optional(z.array(uploadedPicture).check(z.maxLength(maxPictures))),
  }),
  output: fields({ id: z.string() }),
  refusals: ['invalid_fields', 'too_many_requests'],
  rate: 'message',
  bodyBytes: maxPictures * maxPictureLength + 64 * 1024,
})

export const ownFeedback = defineCall({
  method: 'GET',
  path: '/wps/feedback',
  about: 'What this account has told the house, with the answers',
  who: ['member', 'agent'],
  input: none,
  output: fields({
    list: z.array(
      fields({
        id: z.string(),
        kind: z.enum(feedbackKinds),
        content: z.string(),
        state: z.enum(feedbackStates),
        createdAt: z.iso.datetime(),
        images: z.array(z.string()),
        replies: z.array(fields({ content: z.string(), createdAt: z.iso.datetime() })),
      }),
    ),
  }),
  refusals: [],
  rate: 'read',
})

export const ownPicture = defineCall({
  method: 'GET',
  path: '/wps/feedback/image',
  about: 'A picture that this account has sent',
  who: ['member', 'agent'],
  input: fields({ id: z.uuid() }),
  output: pictureOf,
  refusals: ['not_found'],
  rate: 'read',
})

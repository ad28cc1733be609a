import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fields, none } from '../fields.ts'

/** LIST of notices about money. */
const moneyNotices = [
  'depositCredited',
  'depositFailed',
  'withdrawalApproved',
  'withdrawalRejected',
  'withdrawalPaid',
  'withdrawalPartlyPaid',
  'withdrawalFailed',
  'bonusConverted',
  'bonusPartlyConverted',
] as const

/** LIST of notices to members; their texts are in i18n under `notices`. */
export const noticeKinds = [
  ...moneyNotices,
  'limitsReview',
  'identityVerified',
  'identityRefused',
  'identityDoubted',
  'roundVoided',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** `letter` covers messages written by staff, and notices that are not about money. */
export const messageKinds = [...moneyNotices, 'letter'] as const
export type MessageKind = (typeof messageKinds)[number]

const who = ['member', 'agent'] as const
const digits = (max: number) => z.string().check(z.regex(/^\d+$/), z.maxLength(max))
const messageId = fields({ id: z.uuid() })
const unread = fields({ unread: z.int() })

const messageItem = fields({
  id: z.string(),
  kind: z.enum(messageKinds),
  title: z.string(),
  /** Plain text. */
  content: z.string(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
})

export const messageList = defineCall({
  method: 'GET',
  path: '/wps/message/list',
  about: 'What the house has told this account, the latest first, in the language of the request',
  who,
  input: fields({ pageNo: z.optional(digits(5)), pageSize: z.optional(digits(2)) }),
  output: fields({
    list: z.array(messageItem),
    totalPages: z.int(),
    total: z.int(),
    unread: z.int(),
  }),
  refusals: [],
  rate: 'read',
})

export const messageUnread = defineCall({
  method: 'GET',
  path: '/wps/message/unread',
  about: 'How many messages this account has not read',
  who,
  input: none,
  output: unread,
  refusals: [],
  rate: 'read',
})

export const readMessage = defineCall({
  method: 'POST',
  path: '/wps/message/read',
  about: 'A message has been read',
  who,
  input: messageId,
  output: unread,
  refusals: ['not_found'],
  rate: 'write',
})

export const readAllMessages = defineCall({
  method: 'POST',
  path: '/wps/message/readAll',
  about: 'All messages have been read',
  who,
  input: none,
  output: unread,
  refusals: [],
  rate: 'write',
})

export const deleteMessage = defineCall({
  method: 'DELETE',
  path: '/wps/message/one',
  about: 'A message is to be shown no more',
  who,
  input: messageId,
  output: unread,
  refusals: ['not_found'],
  rate: 'write',
})

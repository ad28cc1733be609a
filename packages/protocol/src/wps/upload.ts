import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fields } from '../fields.ts'
import { pictureOf } from './feedback.ts'

export const ownUpload = defineCall({
  method: 'GET',
  path: '/wps/upload/image',
  about: 'A picture that this account has handed in, such as the proof of a deposit',
  who: ['member', 'agent'],
  input: fields({ id: z.uuid() }),
  output: pictureOf,
  refusals: ['not_found'],
  rate: 'read',
})

import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const id = '01890000-0000-7000-8000-000000000000'

test.each([
  { type: 'begun' },
  { type: 'failed' },
  { type: 'begins' },
  { type: 'ends' },
  { type: 'ready' },
  { type: 'expired' },
  { type: 'leave' },
  { type: 'sheet', isOpen: true },
  { type: 'balance', balance: '1.0000', currency: 'VND' },
  { type: 'round', id, stake: '1', win: '2' },
  { type: 'last', id, stake: '1', win: '2', at: '2026-11-19T00:00:00.000Z' },
  { type: 'verify', id },
  { type: 'refused', code: 'limit_reached' },
  { type: 'refused', code: 'player_blocked' },
  { type: 'refused', code: 'limit_reached', stake: '20.0000' },
  { type: 'choices', isMuted: true },
  { type: 'choices', isMuted: false, music: 0, effects: 55 },
  { type: 'choices', credit: '0.5000' },
])('takes $type', (said) => {
  expect(readMessage({ ...said, more: 'is left out' })).toEqual(said)
})

test.each([
  null,
  'ready',
  { type: 'other' },
  { type: 'refused', code: 'insufficient_funds' },
  { type: 'refused' },
  { type: 'sheet' },
  { type: 'balance', balance: 1, currency: 'VND' },
  { type: 'verify', id: '/somewhere' },
  { type: 'round', id, stake: 1, win: 2 },
  { type: 'last', id, stake: '1', win: '2', at: 1 },
])('leaves %j', (said) => {
  expect(readMessage(said)).toBeUndefined()
})

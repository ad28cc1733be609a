import { expect, test } from 'vitest'
import { playerIdOf, parsePlayerId } from './player-ids.ts'

test.each(['019a8f3e-7c1d-7abc-9def-0123456789ab', '5f0c2d9e-3a41-4c8b-8f11-aabbccddeeff'])(
  'a member who plays for fun is another player, and told apart again: %s',
  (memberId) => {
    const trial = playerIdOf(memberId, 'trial')
    expect(trial).not.toBe(memberId)
    expect(parsePlayerId(trial)).toEqual({ memberId, mode: 'trial' })
    expect(parsePlayerId(trial.toUpperCase())).toEqual({ memberId, mode: 'trial' })
    expect(playerIdOf(memberId, 'real')).toBe(memberId)
    expect(parsePlayerId(memberId)).toEqual({ memberId, mode: 'real' })
  },
)

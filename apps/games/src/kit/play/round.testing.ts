import type { RoundView } from '@fairhouse/protocol/studio'

/** A settled round of 20 credits of 1 that paid nothing. */
export const settledRound: RoundView = {
  id: '01890000-0000-7000-8000-000000000000',
  game: 'g',
  version: 1,
  state: 'settled',
  mode: 'real',
  credit: '1',
  stake: '20',
  win: '0',
  events: [],
  actions: [{ type: 'spin' }],
  view: null,
  balanceBefore: null,
  balanceAfter: null,
  at: '',
  endedAt: '',
  fairness: {
    serverSeedHash: '',
    clientSeed: '',
    nonce: 0,
    serverSeed: null,
    hashPublishedAt: null,
    clientSeedAt: null,
  },
}

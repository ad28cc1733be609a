const provider = {
  name: 'Sample',
  launchUrl: 'https://8.8.8.8/play?ticket={ticket}',
  walletUrl: '',
  categories: [],
  isHot: false,
  hasTrial: false,
}

/** Inputs of the calls about games and their providers; `samples.ts` checks the types. */
export const catalogueSamples = {
  'GET /office/api/catalogue': {},
  'GET /office/api/catalogue/games': { vendor: 'FAIRHOUSE' },
  'GET /office/api/catalogue/returns': {},
  'POST /office/api/catalogue/switch': { vendor: 'NOBODY', isOn: true, reason: 'sample' },
  'POST /office/api/catalogue/hot': { vendor: 'NOBODY', game: 'one', isHot: true },
  'POST /office/api/catalogue/order': { vendor: 'NOBODY', game: 'one', place: 1 },
  'POST /office/api/catalogue/import': { vendor: 'NOBODY', file: 'games.csv', content: 'code' },
  'GET /office/api/providers': {},
  'PUT /office/api/provider': { ...provider, code: 'SAMPLE', wallet: 'seamless', reason: 'sample' },
  'POST /office/api/provider/change': {
    ...provider,
    code: 'NOBODY',
    seen: 'sample',
    reason: 'sample',
  },
  'POST /office/api/provider/key': { code: 'NOBODY', oldKeyHours: 24, reason: 'sample' },
  'POST /office/api/provider/old-key': { code: 'NOBODY', reason: 'sample' },
  'POST /office/api/provider/test': { code: 'NOBODY' },
} as const

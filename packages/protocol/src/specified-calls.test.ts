import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { calls, callsByRoute, type Route } from './calls.ts'
import { openApi } from './openapi.ts'

/** Calls that the specification names without a path, by its names. */
const built: Record<string, readonly Route[]> = {
  permission: ['GET /wps/system/permission'],
  'country code': ['GET /wps/system/country'],
  'first-login': ['POST /wps/member/firstLogin'],
  'social sign-in': ['POST /wps/social/start', 'POST /wps/social/finish'],
  'extra verification': [
    'POST /wps/session/login/verification/send',
    'POST /wps/session/login/verification',
  ],
  'reset SMS': ['POST /wps/verification/sms/reset'],
  'hot games': ['GET /wps/game/hot'],
  'game list': ['GET /wps/game/list'],
  recent: ['GET /wps/game/recent'],
  favourites: [
    'GET /wps/game/favourites',
    'PUT /wps/game/favourites',
    'POST /wps/game/favourites/remove',
  ],
  vendor: ['GET /wps/game/vendors'],
  announcements: ['GET /wps/content/announcements'],
  'logged-in announcements': ['GET /wps/member/announcements'],
  'unread messages': ['GET /wps/message/unread'],
  'language update': ['POST /wps/member/language'],
  notice: ['GET /wps/content/notice'],
  'merchant wallet': ['GET /wps/relay/GCS_merchantWallet'],
  promotions: ['GET /wps/content/promotions'],
  'customer-service link': ['GET /wps/system/customerService'],
}

/** LIST of the others, whose features do not exist yet. One that is built moves up. */
const notBuilt = {
  'chat URL and messages': /chat/i,
  popular: /popular/i,
  vnNumero: /vnNumero/i,
  'opened numero': /openedNumero/i,
  dividend: /dividend/i,
  'salary contracts, daily, hourly and real-time': /salary/i,
  'winner board': /winner/i,
  raffle: /raffle/i,
  'mission summary and leaderboard': /\/mission/i,
  points: /points/i,
}

test('[CALL-27] calls without a path in the specification are in the API document', () => {
  const { paths } = openApi(calls, 'test')
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  for (const [name, routes] of Object.entries(built)) {
    expect(listed, name).toEqual(expect.arrayContaining([...routes]))
    for (const route of routes) expect(route, name).toMatch(/^[A-Z]+ \/(wps|lgw)\//)
  }
  for (const [name, path] of Object.entries(notBuilt)) {
    expect(
      listed.filter((route) => path.test(route)),
      `${name} is built: move it up`,
    ).toEqual([])
  }
})

/** What a client of the specification sends to those calls. */
const sent: [Route, Record<string, unknown>][] = [
  ['PUT /wps/game/favourites', { nodeId: 1, vendor: 'ACME', gameType: 'RNG' }],
  ['POST /wps/game/favourites/remove', { nodeId: 1, vendor: 'ACME', gameType: 'RNG' }],
  ['GET /wps/content/announcements', { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' }],
  [
    'GET /wps/game/hot',
    {
      merchantCode: 'fairhouse',
      isPlatform: '2',
      vassalage: 'ACME',
      platform: 'flash,html5-desktop',
      language: 'EN',
    },
  ],
]

test.each(sent)('[CALL-31] %s takes the parameters of the specification', (route, input) => {
  const schema = callsByRoute[route].input
  expect(z.safeParse(schema, input)).toMatchObject({ success: true, data: input })
  // Each of them is defined: what is not is refused.
  expect(z.safeParse(schema, { ...input, other: '1' }).success).toBe(false)
})

test('[CALL-29] the API document has the refusals of sealed bodies', () => {
  const { paths } = openApi(calls, 'test')
  const sealed = ['encryption_required', 'stale_request', 'replayed_request']
  const own = calls.filter(({ path }) => !path.startsWith('/office/'))
  for (const call of own) {
    const operation = paths[call.path]?.[call.method.toLowerCase()] ?? {}
    const codes = sealed.filter((code) => JSON.stringify(operation).includes(code))
    expect(codes, call.path).toEqual('body' in call && call.body === 'encrypted' ? sealed : [])
  }
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsByRoute, permissionsOf, routes, type Call, type Route } from '@fairhouse/protocol'
import {
  createActors,
  createTestSite,
  jpg,
  testActors,
  type Actors,
  type TestActor,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { samples } from '../testing/samples.ts'

let site: TestSite
let actors: Actors
beforeAll(async () => {
  site = await createTestSite()
  actors = await createActors(site)
})
afterAll(() => site.close())

const isOffice = ({ path }: Call) => path.startsWith('/office/')

/** Office sessions do not work on the player site, and vice versa. */
const kindIn = (call: Call, { kind }: TestActor) =>
  isOffice(call) === (kind === 'staff') ? kind : 'visitor'

/** The refusal that the call's definition declares for another actor. */
function denialOf(call: Call, actor: TestActor): string | undefined {
  const kind = kindIn(call, actor)
  if (call.who.includes(kind)) {
    const may = permissionsOf(actor.roles)
    return call.permission && !may.includes(call.permission) ? 'not_allowed' : undefined
  }
  if (kind !== 'visitor') return 'not_allowed'
  return actor.kind === 'visitor' ? 'not_signed_in' : 'session_expired'
}

const denials = ['not_signed_in', 'session_expired', 'not_allowed']

async function codeOf(client: TestClient, route: Route, headers?: Record<string, string>) {
  const { answer } = await client.call(route, samples[route], headers)
  return answer.success ? 'accepted' : answer.code
}

// Runs first: later calls exclude and then delete the owners.
test('[ATTACK] an own object is not found by another actor of the same kind', async () => {
  const named = routes.filter((route) => {
    const call: Call = callsByRoute[route]
    const isOwn = call.permission === undefined && !call.who.includes('visitor')
    const isNamed = 'id' in samples[route] && ![...making, ...elsewhere].includes(route)
    return isOwn && isNamed
  })
  expect(Object.keys(owned).toSorted()).toEqual(named.toSorted())
  const member = await actors.as('another')
  const letter = { kind: 'problem', content: 'A picture of mine' } as const
  await member.must('PUT /wps/feedback', { ...letter, images: [image] })
  for (const route of named) {
    const office = isOffice(callsByRoute[route])
    const owner = await actors.as(office ? 'support' : 'another')
    const other = await actors.as(office ? 'newcomer' : 'member')
    const input = await owned[route]?.(owner)
    if (input === undefined) throw new Error(`${route} has no owner`)
    expect(input.id).not.toBe('')
    const { answer } = await other.call(route, { ...samples[route], ...input })
    expect(answer, route).toMatchObject({ success: false, code: 'not_found' })
    const { answer: own } = await owner.call(route, { ...samples[route], ...input })
    expect(own.success, route).toBe(true)
  }
})

/** Calls that close or exclude an account run last, because earlier ones need their owners. */
const inOrder = routes.toSorted((one, other) => Number(isClosing(one)) - Number(isClosing(other)))

function isClosing(route: Route): boolean {
  return route.endsWith('/close') || route.startsWith('POST /wps/exclusion/')
}

describe.each(inOrder)('[ATTACK] %s', (route) => {
  const call: Call = callsByRoute[route]
  const allowed = testActors.filter((actor) => denialOf(call, actor) === undefined)

  test('every actor gets the answer that the definition declares', async () => {
    for (const actor of testActors) {
      const code = await codeOf(await actors.as(actor.name), route)
      const denial = denialOf(call, actor)
      if (denial === undefined) expect(denials, actor.name).not.toContain(code)
      else expect(code, actor.name).toBe(denial)
    }
  })

  test('a page of another site cannot call the API', async () => {
    const [actor] = allowed
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign) {
      const client = await actors.as(actor?.name ?? '')
      const code = await codeOf(client, route, headers)
      if (call.method === 'GET') expect(code).not.toBe('wrong_origin')
      else expect(code, JSON.stringify(headers)).toBe('wrong_origin')
    }
  })

  test.skipIf(call.who.includes('visitor'))('half a session is none', async () => {
    const { name } = allowed[0] ?? { name: '' }
    const newSession = () => actors.as(name)
    const stolenToken = await newSession()
    stolenToken.cookie = undefined
    expect(await codeOf(stolenToken, route)).toBe('session_expired')
    const cookieAlone = await newSession()
    cookieAlone.token = undefined
    expect(await codeOf(cookieAlone, route)).toBe('not_signed_in')
    const mixed = await newSession()
    mixed.cookie = (await newSession()).cookie
    expect(await codeOf(mixed, route)).toBe('session_expired')
    const otherArea = await newSession()
    otherArea.cookie = isOffice(call)
      ? otherArea.cookie?.replace('fairhouse-office', 'fairhouse')
      : otherArea.cookie?.replace('fairhouse', 'fairhouse-office')
    expect(await codeOf(otherArea, route)).toBe('session_expired')
  })
})

const image = jpg.toString('base64')

/**
 * LIST of the calls with an id from the client: another member's id is independent or a conflict.
 */
const making: readonly Route[] = [
  'PUT /wps/deposit',
  'PUT /wps/withdrawal',
  'POST /wps/relay/GCS_walletTransfer',
  'POST /wps/relay/GCS_walletTransferAll',
]

/** LIST of the calls whose objects take long to create: tested in modules/withdrawal. */
const elsewhere: readonly Route[] = [
  'POST /wps/withdrawal/confirm',
  'DELETE /wps/withdrawal/account',
]

/** LIST of the calls that name a member's own object: its owner, and what must stay unchanged. */
const owned: Partial<Record<Route, (owner: TestClient) => Promise<{ id: string }>>> = {
  'DELETE /wps/session/one': (owner) => firstOf(owner, 'GET /wps/session/list'),
  'DELETE /office/api/me/session': (owner) => firstOf(owner, 'GET /office/api/me/sessions'),
  'GET /wps/feedback/image': async (owner) => {
    const { list } = await owner.must('GET /wps/feedback', {})
    return { id: list.flatMap(({ images }) => images)[0] ?? '' }
  },
  'GET /wps/upload/image': async (owner) => {
    const { id: ownerId } = await owner.must('GET /wps/member/info', {})
    const about = { ownerId, brandId: site.context.brands.all()[0]?.id ?? '' }
    return { id: await site.context.upload.keep(image, { ...about, purpose: 'deposit' }) }
  },
  'GET /wps/deposit/one': firstDeposit,
  'POST /wps/deposit/proof': async (owner) => ({ ...(await firstDeposit(owner)), image }),
  'GET /wps/deposit/proof': async (owner) => {
    const { id } = await firstDeposit(owner)
    const { proofs } = await owner.must('POST /wps/deposit/proof', { id, image })
    return { id: proofs[0] ?? '' }
  },
  'POST /wps/message/read': firstMessage,
  'DELETE /wps/message/one': firstMessage,
}

async function firstDeposit(owner: TestClient): Promise<{ id: string }> {
  const { methods } = await owner.must('GET /wps/deposit/methods', {})
  const method = methods.find(({ kind }) => kind === 'bank')
  const amount = method?.least ?? ''
  const request = { id: randomUUID(), method: method?.method ?? '', amount }
  return { id: (await owner.must('PUT /wps/deposit', request)).id }
}

async function firstMessage(owner: TestClient): Promise<{ id: string }> {
  const { id } = await owner.must('GET /wps/member/info', {})
  await site.context.message.write(id, { EN: { title: 'To you', content: 'Alone.' } })
  const { list } = await owner.must('GET /wps/message/list', {})
  return { id: list[0]?.id ?? '' }
}

async function firstOf(
  owner: TestClient,
  route: 'GET /wps/session/list' | 'GET /office/api/me/sessions',
): Promise<{ id: string }> {
  const { list } = await owner.must(route, {})
  return { id: list.find(({ own }) => own)?.id ?? '' }
}

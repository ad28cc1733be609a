import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@fairhouse/protocol'
import {
  addMember,
  asVendor,
  sample,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const totpSecret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'

export async function colleague(site: TestSite, name: string, roles: StaffRole[]) {
  await site.context.staff.add({ name, password: 'Fairhouse-demo-1', totpSecret, roles })
  return site.staff(name)
}

/** A member in a session that has just begun. */
export async function owner(site: TestSite, name: string) {
  const id = await addMember(site, { name })
  return { id, client: await sessionOf(site, id) }
}

export async function sessionOf(site: TestSite, id: string): Promise<TestClient> {
  const { brand, session } = site.context
  const brandId = brand.all()[0]?.id ?? ''
  const client = site.visitor()
  const { token, cookieHalf } = await session.start({ kind: 'member', subjectId: id, brandId })
  return Object.assign(client, { token, cookie: `fairhouse=${cookieHalf}` })
}

export const prove = (client: TestClient) =>
  client.must('POST /wps/session/stepUp', { way: 'password', code: sample.password })

/** Puts it up, and names the pictures of its sides. */
export async function send(client: TestClient, images: readonly Buffer[]) {
  const pictures: string[] = []
  for (const image of images) {
    const input = { image: image.toString('base64') }
    pictures.push((await client.must('POST /wps/identity/picture', input)).id)
  }
  return pictures
}

/** Somebody in a game; what a stake of nothing won is answered with. */
export async function seatOf(site: TestSite, memberId: string) {
  const ticket = await site.context.vendor.ticket(memberId, 'sandbox-game')
  const { value } = await asVendor(site, 'authenticate', { ticket })
  return async (): Promise<string> => {
    const ids = { roundId: randomUUID(), transactionId: randomUUID(), gameCode: 'sandbox-game' }
    const play = { session: value?.session ?? '', ...ids, stake: '1', win: '0' }
    const { success, code } = await asVendor(site, 'play', play)
    return success ? 'accepted' : String(code)
  }
}

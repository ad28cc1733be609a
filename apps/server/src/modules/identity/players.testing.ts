import { randomUUID } from 'node:crypto'
import {
  addMember,
  asVendor,
  sample,
  sessionOf,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

/** A member in a new session. */
export async function owner(site: TestSite, name: string) {
  const id = await addMember(site, { name })
  return { id, client: await sessionOf(site, id) }
}

export const prove = (client: TestClient) =>
  client.must('POST /wps/session/stepUp', { way: 'password', code: sample.password })

/** Uploads the pictures of a document and returns their ids. */
export async function send(client: TestClient, images: readonly Buffer[]) {
  const pictures: string[] = []
  for (const image of images) {
    const input = { image: image.toString('base64') }
    pictures.push((await client.must('POST /wps/identity/picture', input)).id)
  }
  return pictures
}

/** Opens the sandbox game; the returned function stakes 1 and returns the outcome. */
export async function seatOf(site: TestSite, memberId: string) {
  const ticket = await site.context.gameProvider.ticket(memberId, 'sandbox-game')
  const { value } = await asVendor(site, 'authenticate', { ticket })
  return async (): Promise<string> => {
    const ids = { roundId: randomUUID(), transactionId: randomUUID(), gameCode: 'sandbox-game' }
    const play = { session: value?.session ?? '', ...ids, stake: '1', win: '0' }
    const { success, code } = await asVendor(site, 'play', play)
    return success ? 'accepted' : String(code)
  }
}

import type * as z from 'zod/mini'
import type { RawData } from 'ws'
import { socketRequest } from '@fairhouse/protocol'
import type { GateSession } from '#platform/http'
import type { Hub } from './hub.ts'
import type { Peer } from './peer.ts'

/** Why a socket is closed on its request: code and name. */
export type Fault = { code: number; reason: string }

export const sessionEnded = 4401
const tooManyMessages = 4429
const badMessage = 1007
const mostMessages = 60

/** Does what a socket asks, or says why it must be closed. */
export async function followRequest(
  hub: Hub,
  peer: Peer,
  data: RawData,
  sessionOf: (token: string) => Promise<GateSession | undefined>,
): Promise<Fault | undefined> {
  peer.messages += 1
  if (peer.messages > mostMessages) return { code: tooManyMessages, reason: 'flood' }
  const request = readRequest(data)
  if (!request) return { code: badMessage, reason: 'bad_message' }
  if ('subscribe' in request) hub.join(peer, request.subscribe)
  else if ('unsubscribe' in request) hub.leave(peer, request.unsubscribe)
  else {
    const session = await sessionOf(request.token)
    if (!session) return { code: sessionEnded, reason: 'no_session' }
    peer.viewer = { ...peer.viewer, session }
    hub.arrive(peer)
  }
  return undefined
}

function readRequest(data: RawData): z.output<typeof socketRequest> | undefined {
  try {
    const text = Buffer.isBuffer(data) ? data.toString('utf8') : ''
    return socketRequest.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

import type * as z from 'zod/mini'
import type { RawData } from 'ws'
import { socketRequest } from '@fairhouse/protocol'
import type { GateSession } from '#platform/http'
import type { Hub } from './hub.ts'
import type { Peer } from './peer.ts'

/** Close code and reason. */
export type Fault = { code: number; reason: string }

export const sessionEnded = 4401
const tooManyMessages = 4429
const badMessage = 1007
const maxMessages = 60

/** Handles a client message; returns a fault if the socket must be closed. */
export async function handleRequest(
  hub: Hub,
  peer: Peer,
  data: RawData,
  sessionOf: (token: string) => Promise<GateSession | undefined>,
): Promise<Fault | undefined> {
  peer.messages += 1
  if (peer.messages > maxMessages) return { code: tooManyMessages, reason: 'flood' }
  const request = readRequest(data)
  if (!request) return { code: badMessage, reason: 'bad_message' }
  if ('subscribe' in request) hub.subscribe(peer, request.subscribe)
  else if ('unsubscribe' in request) hub.unsubscribe(peer, request.unsubscribe)
  else {
    const session = await sessionOf(request.token)
    if (!session) return { code: sessionEnded, reason: 'no_session' }
    peer.viewer = { ...peer.viewer, session }
    hub.addPeer(peer)
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

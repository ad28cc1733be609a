import type { Duplex } from 'node:stream'
import type { RawData } from 'ws'
import {
  studioCalls,
  studioSocketCall,
  studioSocketSession,
  type StudioCall,
} from '@fairhouse/protocol/studio'
import type { Log } from '#kit'
import { accepted, answerError, refused, type Answer } from '../answers.ts'
import type { Performer } from '../perform.ts'

/** The WebSocket methods we use. */
export interface ConnectionSocket {
  readonly OPEN: number
  readonly readyState: number
  on(event: 'message', listener: (data: RawData, isBinary: boolean) => void): unknown
  on(event: 'pong' | 'close', listener: () => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  send(text: string, sent: () => void): void
  ping(): void
  pause(): void
  resume(): void
  close(code: number, reason?: string): void
  terminate(): void
}

export interface ConnectionOptions {
  socket: ConnectionSocket
  /** Holds the answers that were not sent yet. */
  stream: Pick<Duplex, 'writableLength'>
  address: string
  performer: Performer
  log: Log
  /** Called when the socket is closed and its accepted calls are done. */
  ended(): void
}

export interface Connection {
  /** Checks that the client is there and uses the connection; called once per heartbeat. */
  beat(): void
  /** Closes once the accepted calls are answered. */
  finish(): void
  terminate(): void
}

/** Time in which the first message must bring the session. */
const signInMs = 3000
/** Heartbeats without a call after which the connection is closed: ten minutes. */
const maxIdleBeats = 20
/** Calls without an answer; further ones are refused. */
const maxRunning = 16
/** A client with more unread bytes is not read from until it has read most of them. */
const maxUnsentBytes = 256 * 1024
/** Time for a client to answer the closing frame. */
const maxGoodbyeMs = 1000

/** LIST of close codes. */
const codes = {
  going_away: 1001,
  bad_message: 1007,
  no_session: 4401,
  idle: 4408,
} as const

type Close = (reason: keyof typeof codes) => void

/** Serves one socket: its session first, then its calls, each answered when it is done. */
export function openConnection(options: ConnectionOptions): Connection {
  const { socket, address, performer, log, ended } = options
  /** Undefined until the session was checked. */
  let token: string | undefined
  let isSigningIn = false
  let isFinishing = false
  let isClosed = false
  let running = 0
  const close: Close = (reason) => {
    socket.close(codes[reason], reason)
    setTimeout(() => socket.terminate(), maxGoodbyeMs).unref()
  }
  const send = createSender(options)
  const { beat, noteCall } = createHeartbeat(socket, close, () => running > 0)

  /** Answers when the work is done; a session that has ended ends the connection. */
  async function answer(id: number, work: Promise<Answer>, facts: object) {
    running += 1
    const done = await work.catch((error: unknown) => answerError(log, error, facts))
    running -= 1
    if (isClosed && running === 0) ended()
    if (socket.readyState !== socket.OPEN) return
    send(id, done)
    if (done.code === 'session_expired') close('no_session')
    else if (isFinishing && running === 0) close('going_away')
  }

  async function signIn(session: string): Promise<Answer> {
    isSigningIn = true
    await performer.requireSession({ token: session, address }).finally(() => {
      isSigningIn = false
    })
    token = session
    return accepted('{}')
  }

  function receive(data: RawData, isBinary: boolean) {
    // A call after the closing frame is not started: the client repeats it over HTTP.
    if (socket.readyState !== socket.OPEN) return
    const message = isBinary || isSigningIn ? undefined : readMessage(data, token !== undefined)
    if (!message) return close('bad_message')
    const { id } = message
    noteCall()
    if ('session' in message) {
      return void answer(id, signIn(message.session), { call: 'session' })
    }
    const { call, body } = message
    if (!isSessionCall(call)) return send(id, refused('bad_request'))
    if (running >= maxRunning) return send(id, refused('too_soon'))
    return void answer(id, performer.perform(call, body, { token, address }), { call })
  }

  const timer = setTimeout(() => token ?? close('no_session'), signInMs).unref()
  socket.on('message', receive)
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    isClosed = true
    clearTimeout(timer)
    if (running === 0) ended()
  })
  const finish = () => {
    isFinishing = true
    if (running === 0) close('going_away')
  }
  return { beat, finish, terminate: () => socket.terminate() }
}

/** Ends connections whose client is gone or asks nothing. */
function createHeartbeat(socket: ConnectionSocket, close: Close, isBusy: () => boolean) {
  let isAlive = true
  let idleBeats = 0
  socket.on('pong', () => (isAlive = true))
  return {
    noteCall() {
      idleBeats = 0
    },
    beat() {
      if (!isAlive) return socket.terminate()
      idleBeats += 1
      if (idleBeats > maxIdleBeats && !isBusy()) return close('idle')
      isAlive = false
      socket.ping()
    },
  }
}

/** Sends answers; stops reading calls while too many answers are unread. */
function createSender({ socket, stream }: ConnectionOptions) {
  let isPaused = false
  const sent = () => {
    if (!isPaused || stream.writableLength > maxUnsentBytes / 4) return
    isPaused = false
    socket.resume()
  }
  return (id: number, { text }: Answer) => {
    socket.send(`{"id":${id},${text.slice(1)}`, sent)
    if (isPaused || stream.writableLength <= maxUnsentBytes) return
    isPaused = true
    socket.pause()
  }
}

/** The first message is the session, all others are calls. */
function readMessage(data: RawData, isSignedIn: boolean) {
  try {
    const text = Buffer.isBuffer(data) ? data.toString('utf8') : ''
    const message: unknown = JSON.parse(text, refusePrototypes)
    return isSignedIn ? studioSocketCall.parse(message) : studioSocketSession.parse(message)
  } catch {
    return undefined
  }
}

/** Refuses names that could change an object's prototype, as Fastify's parser does. */
function refusePrototypes(name: string, value: unknown): unknown {
  if (name === '__proto__' || name === 'constructor') throw new Error('not a name of a field')
  return value
}

/** Calls without a session stay on HTTP. */
const isSessionCall = (name: string): name is StudioCall =>
  Object.entries(studioCalls).some(([call, { who }]) => call === name && who === 'session')

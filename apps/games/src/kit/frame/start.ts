import type { GameFacts, RoundView, StudioValue } from '@fairhouse/protocol/studio'
import { clock } from '#kit/clock'
import type { Early } from '#kit/early'
import type { Machine } from '#kit/machine'
import { tellPage } from '#kit/page'
import { createPlay, type Play } from '#kit/play'
import { newId } from '#kit/random'
import { firstSettings, type SoundSettings } from '#kit/sound'
import type { Source } from '#kit/store'
import { Refused, type Opened, type Studio } from '#kit/studio'
import type { Speech } from '#kit/words'
import { loadKind } from './kinds.ts'
import { frames, isStill, sleep, sounds } from './surroundings.ts'

export interface Game {
  readonly kind: 'game'
  readonly studio: Studio
  readonly opened: Opened
  readonly machine: Machine
  readonly play: Play
  /** As the player chose on an earlier visit. */
  readonly sound: SoundSettings
}

export interface Replayed {
  readonly kind: 'replay'
  readonly round: RoundView
  readonly facts: GameFacts
  readonly machine: Machine
}

export interface Failed {
  readonly kind: 'failed'
  readonly reason: 'expired' | 'closed' | 'missing' | 'broken' | 'blocked'
}

export type Started = Game | Replayed | Failed

interface Starting {
  readonly early: Early
  readonly speech: Source<Speech>
  readonly speak: (language: string) => Promise<void>
  readonly onTrouble: (isInTrouble: boolean) => void
}

/** Builds a playable game from the early requests. */
export async function start(starting: Starting): Promise<Started> {
  const { early, onTrouble } = starting
  const { request, studio } = early
  let play: Play | undefined
  early.hearTrouble((isInTrouble) => {
    if (play) play.setReconnecting(isInTrouble)
    else onTrouble(isInTrouble)
  })
  try {
    if (request.kind === 'replay') return await startReplay(await request.answer, starting)
    const game = await startGame(studio, await request.answer, starting)
    play = game.play
    return game
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) }
  }
}

async function startGame(studio: Studio, opened: Opened, starting: Starting): Promise<Game> {
  const [{ createMachine }] = await Promise.all([
    loadKind(opened.game.kind),
    starting.speak(opened.language),
  ])
  const { speech } = starting
  const machine = createMachine({ facts: opened.game, speech, sounds, last: opened.last })
  const play = createPlay({
    studio,
    opened,
    machine,
    sounds,
    frames,
    pause: sleep,
    elapsedMs: clock.elapsedMs,
    credit: starting.early.choices()?.credit,
    newId: () => newId(clock.nowMs()),
    isStill,
    notify: tellPage,
  })
  const { isMuted, music, effects } = starting.early.choices() ?? {}
  const sound = {
    isMuted: isMuted ?? firstSettings.isMuted,
    music: music ?? firstSettings.music,
    effects: effects ?? firstSettings.effects,
  }
  sounds.set(sound)
  return { kind: 'game', studio, opened, machine, play, sound }
}

async function startReplay(
  { round, game: facts }: StudioValue<'round'>,
  { speech }: Starting,
): Promise<Replayed> {
  const { createMachine } = await loadKind(facts.kind)
  return {
    kind: 'replay',
    round,
    facts,
    machine: createMachine({ facts, speech, sounds, last: null }),
  }
}

function reasonOf(error: unknown): Failed['reason'] {
  if (!(error instanceof Refused)) return 'broken'
  switch (error.code) {
    case 'session_expired':
      return 'expired'
    case 'game_closed':
      return 'closed'
    case 'player_blocked':
      return 'blocked'
    case 'not_found':
    case 'bad_request':
      return 'missing'
    default:
      return 'broken'
  }
}

import type { StudioValue } from '@fairhouse/protocol/studio'
import { newWord } from '#kit/random'
import { createStudio, type Opened, type Studio } from '#kit/studio'
import { createSpeech, firstLanguage, type Speech } from '#kit/words'
import { pause } from './pause.ts'
import { preparePictures } from './prepare-pictures.ts'

/** What is on its way before the frame itself is here. */
export interface Early {
  readonly studio: Studio
  readonly asked:
    | { readonly kind: 'game'; readonly answer: Promise<Opened> }
    | { readonly kind: 'replay'; readonly answer: Promise<StudioValue<'round'>> }
  readonly speech: Promise<Speech>
  /** From now on told of trouble with the studio, and at once if there is some. */
  hearTrouble(hear: (isInTrouble: boolean) => void): void
}

/**
 * Asks for all that a game needs and that its address is enough for. This is the first script that
 * runs: on a slow connection each thing that is asked for one after the other costs half a second.
 */
export function begin(query: URLSearchParams): Early {
  let isInTrouble = false
  let hear: ((isInTrouble: boolean) => void) | undefined
  const studio = createStudio({
    base: '/studio/v1',
    fetch: (...args) => window.fetch(...args),
    pause,
    newSeed: newWord,
    onTrouble(is) {
      isInTrouble = is
      hear?.(is)
    },
  })
  const asked = ask(studio, query)
  // Whoever waits for it hears of a refusal.
  asked.answer.then(({ game }) => preparePictures(game)).catch(() => undefined)
  return {
    studio,
    asked,
    speech: createSpeech(firstLanguage(query.get('language'), navigator.languages)),
    hearTrouble(next) {
      hear = next
      if (isInTrouble) next(true)
    },
  }
}

function ask(studio: Studio, query: URLSearchParams): Early['asked'] {
  const replay = query.get('replay')
  if (replay !== null) return { kind: 'replay', answer: studio.round(replay) }
  const answer = studio.open(query.get('ticket') ?? '', query.get('game') ?? '')
  return { kind: 'game', answer }
}

import { setMoneyStyle } from '@fairhouse/money/style'
import type { GameChoices } from '@fairhouse/protocol/frame'
import type { StudioValue } from '@fairhouse/protocol/studio'
import { hearPage } from '#kit/page'
import { newWord } from '#kit/random'
import { createStudio, type Opened, type Studio } from '#kit/studio'
import { showTheme } from '#kit/theme'
import { createSpeech, firstLanguage, type Speech } from '#kit/words'
import { pause } from './pause.ts'
import { preparePictures } from './prepare-pictures.ts'

/** Requests that start before the frame's script has loaded. */
export interface Early {
  readonly studio: Studio
  readonly request:
    | { readonly kind: 'game'; readonly answer: Promise<Opened> }
    | { readonly kind: 'replay'; readonly answer: Promise<StudioValue<'round'>> }
  readonly speech: Promise<Speech>
  /** The player's choices of an earlier visit, once the page has sent them. */
  choices(): GameChoices | undefined
  /** Subscribes to connection problems; called at once if there is one already. */
  hearTrouble(hear: (isInTrouble: boolean) => void): void
}

/**
 * Starts the requests that need only the URL. This is the first script that runs: on a slow
 * connection every sequential request costs half a second.
 */
export function begin(query: URLSearchParams): Early {
  showTheme(query.get('theme'))
  setMoneyStyle(query.get('money') === 'local' ? 'local' : 'standard')
  let isInTrouble = false
  let hear: ((isInTrouble: boolean) => void) | undefined
  const studio = createStudio({
    base: '/studio/v1',
    fetch: (...args) => window.fetch(...args),
    openSocket: () => new WebSocket(`${location.origin.replace('http', 'ws')}/studio/v1/socket`),
    pause,
    newSeed: newWord,
    onTrouble(is) {
      isInTrouble = is
      hear?.(is)
    },
  })
  let choices: GameChoices | undefined
  const deaf = hearPage((message) => {
    if (message.type !== 'choices') return
    choices = message
    deaf()
  })
  const request = startRequest(studio, query)
  // The caller that awaits the answer handles a refusal.
  request.answer.then(({ game }) => preparePictures(game)).catch(() => undefined)
  return {
    studio,
    request,
    speech: createSpeech(firstLanguage(query.get('language'), navigator.languages)),
    choices: () => choices,
    hearTrouble(next) {
      hear = next
      if (isInTrouble) next(true)
    },
  }
}

function startRequest(studio: Studio, query: URLSearchParams): Early['request'] {
  const replay = query.get('replay')
  if (replay !== null) return { kind: 'replay', answer: studio.round(replay) }
  const answer = studio.open(query.get('ticket') ?? '', query.get('game') ?? '')
  return { kind: 'game', answer }
}

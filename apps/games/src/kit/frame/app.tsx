import { useEffect, useState } from 'preact/hooks'
import type { Early } from '#kit/early'
import { hearPage, tellPage } from '#kit/page'
import { createStore } from '#kit/store'
import { showTheme } from '#kit/theme'
import { createSpeech, isSpoken, SpeechContext, useSpeech, type Speech } from '#kit/words'
import { EndScreen } from './end-screen.tsx'
import { GameView } from './game-view.tsx'
import { ReplayPage } from './replay-page.tsx'
import { start, type Started } from './start.ts'
import { sounds } from './surroundings.ts'

interface Props {
  /** Initial language pack. */
  first: Speech
  early: Early
}

/** Root of the frame: loading, then a game, a replay, or an error. */
export function App({ first, early }: Props) {
  const [speech, setSpeech] = useState(first)
  const [started, setStarted] = useState<Started>()
  const [isInTrouble, setInTrouble] = useState(false)
  useEffect(() => {
    const spoken = createStore<Speech>(first)
    const speak = async (language: string) => {
      if (isSpoken(spoken.get(), language)) return
      const next = await createSpeech(language)
      spoken.set(next)
      setSpeech(next)
      document.documentElement.lang = next.tag
      document.documentElement.dir = next.direction
    }
    let game: Started | undefined
    const deaf = hearPage((message) => {
      if (message.type === 'language') void speak(message.code)
      else if (message.type === 'theme') showTheme(message.name)
      else if (game?.kind !== 'game') return
      else if (message.type === 'balance') void game.play.refreshBalance()
      else if (message.type === 'limit') game.play.explainLimit(message.text)
    })
    const unlock = () => sounds.unlock()
    window.addEventListener('pointerdown', unlock)
    window.addEventListener('keydown', unlock)
    void start({ early, speech: spoken, speak, onTrouble: setInTrouble }).then((now) => {
      game = now
      setStarted(now)
      if (now.kind === 'failed' && now.reason === 'expired') tellPage({ type: 'expired' })
      if (now.kind !== 'failed') tellPage({ type: 'ready' })
    })
    return deaf
  }, [first, early])
  return (
    <SpeechContext.Provider value={speech}>
      {!started && <Loading isInTrouble={isInTrouble} />}
      {started?.kind === 'game' && <GameView game={started} />}
      {started?.kind === 'replay' && <ReplayPage replayed={started} />}
      {started?.kind === 'failed' && <EndScreen reason={started.reason} />}
    </SpeechContext.Provider>
  )
}

function Loading({ isInTrouble }: { isInTrouble: boolean }) {
  const { say } = useSpeech()
  return (
    <main class="game-screen" aria-busy="true">
      <div class="game-loader" aria-hidden="true" />
      <h1 class="text-lg font-semibold">{say('loading')}</h1>
      {isInTrouble && <p role="status">{say('reconnecting')}</p>}
    </main>
  )
}

import { useEffect, useState } from 'preact/hooks'
import type { Early } from '#kit/early'
import { hearPage, tellPage } from '#kit/page'
import { createStore } from '#kit/store'
import { createSpeech, isSpoken, SpeechContext, type Speech } from '#kit/words'
import { EndScreen } from './end-screen.tsx'
import { GameView } from './game-view.tsx'
import { Loading } from './loading.tsx'
import { ReplayPage } from './replay-page.tsx'
import { start, type Started } from './start.ts'
import { sounds } from './surroundings.ts'

interface Props {
  /** The words to begin with. */
  first: Speech
  early: Early
}

/** The frame: it loads, then it is a game, a replay, or a sentence about why it is neither. */
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
      else if (game?.kind === 'game') void game.play.refreshBalance()
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

import { useEffect, useState } from 'preact/hooks'
import { clock } from '#kit/clock'
import { Money } from '#kit/money'
import { isAlone } from '#kit/page'
import type { Play, PlayState } from '#kit/play'
import { useSpeech } from '#kit/words'

/** Session time and result, for frames without a surrounding page that shows them. */
export function SessionLine({ play, state }: { play: Play; state: PlayState }) {
  const { say } = useSpeech()
  const { showsElapsedTime, showsNetPosition } = play.terms.rules
  const isShown = isAlone() && (showsElapsedTime || showsNetPosition)
  const [beganMs] = useState(clock.elapsedMs)
  const [now, setNow] = useState(beganMs)
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setInterval(() => setNow(clock.elapsedMs()), 1000)
    return () => clearInterval(timer)
  }, [isShown])
  if (!isShown) return null
  const seconds = Math.floor((now - beganMs) / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const time = `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
  return (
    <footer class="game-session">
      {showsElapsedTime && <span>{say('elapsed', { time })}</span>}
      {showsNetPosition && (
        <span>
          {say('net')} <Money amount={state.net} />
        </span>
      )}
    </footer>
  )
}

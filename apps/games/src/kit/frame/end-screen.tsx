import { isAlone, tellPage } from '#kit/page'
import { useSpeech } from '#kit/words'
import type { Failed } from './start.ts'

/** Says why the game ended or cannot start, and offers the next step. */
export function EndScreen({ reason }: { reason: Failed['reason'] }) {
  const { say } = useSpeech()
  const canRestart = reason === 'expired' || reason === 'broken'
  return (
    <main class="game-screen" data-end={reason}>
      <h1 class="text-2xl font-semibold">{say(`end_${reason}`)}</h1>
      <p class="max-w-md text-text-quiet">{say(`end_${reason}_about`)}</p>
      <div class="flex flex-wrap justify-center gap-3">
        {canRestart && !isAlone() && (
          <button type="button" class="game-primary" onClick={() => tellPage({ type: 'expired' })}>
            {say('start_again')}
          </button>
        )}
        {isAlone() ? (
          <a class="game-quiet" href="/">
            {say('leave')}
          </a>
        ) : (
          <button type="button" class="game-quiet" onClick={() => tellPage({ type: 'leave' })}>
            {say('leave')}
          </button>
        )}
      </div>
    </main>
  )
}

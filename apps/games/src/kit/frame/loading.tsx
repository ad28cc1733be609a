import { useSpeech } from '#kit/words'

export function Loading({ isInTrouble }: { isInTrouble: boolean }) {
  const { say } = useSpeech()
  return (
    <main class="game-screen" aria-busy="true">
      <div class="game-loader" aria-hidden="true" />
      <h1 class="text-lg font-semibold">{say('loading')}</h1>
      {isInTrouble && <p role="status">{say('reconnecting')}</p>}
    </main>
  )
}

import { useEffect, useMemo } from 'preact/hooks'
import { WinBar } from '#kit/controls'
import { createReplay } from '#kit/play'
import { useSource } from '#kit/store'
import { useSpeech } from '#kit/words'
import { Backdrop } from './backdrop.tsx'
import { Head } from './head.tsx'
import { ReplayBar } from './replay-bar.tsx'
import { StageView } from './stage-view.tsx'
import type { Replayed } from './start.ts'
import { frames, isStill, sounds } from './surroundings.ts'
import { usePalette } from './use-palette.ts'

/** Replays a past round by its id, for anyone who has the id. */
export function ReplayPage({ replayed }: { replayed: Replayed }) {
  const { say } = useSpeech()
  const { round, facts, machine } = replayed
  const replay = useMemo(
    () =>
      createReplay({
        round,
        machine,
        sounds,
        frames,
        isStill,
        currency: '',
      }),
    [round, machine],
  )
  const state = useSource(replay.state)
  usePalette(machine.palette, machine.turn)
  useEffect(() => void replay.show(), [replay])
  return (
    <div class="game-frame">
      <Backdrop machine={machine} />
      <Head game={facts} mark={say('replay')} />
      <main class="game-main">
        <StageView machine={machine} state={state} />
        <WinBar state={state} isStill={isStill()} />
      </main>
      <ReplayBar round={round} replay={replay} />
    </div>
  )
}

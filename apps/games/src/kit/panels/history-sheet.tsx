import { useCallback, useEffect, useState } from 'preact/hooks'
import type { RoundView } from '@fairhouse/protocol/studio'
import { Icon } from '#kit/icons'
import { amountIn, Money, wonIn } from '#kit/money'
import type { Studio } from '#kit/studio'
import { useSpeech } from '#kit/words'
import { RoundFacts } from './round-facts.tsx'
import { Sheet } from './sheet.tsx'

interface Props {
  studio: Studio
  onReplay: (round: RoundView) => void
  /** Null where verification is not available. */
  onVerify: ((round: RoundView) => void) | null
  onClose: () => void
}

interface Loaded {
  readonly list: readonly RoundView[]
  readonly hasMore: boolean
  readonly state: 'loading' | 'loaded' | 'failed'
}

/** The player's rounds, newest first; each can be replayed and verified. */
export function HistorySheet({ studio, onReplay, onVerify, onClose }: Props) {
  const { say } = useSpeech()
  const [loaded, setLoaded] = useState<Loaded>({ list: [], hasMore: false, state: 'loading' })
  const load = useCallback(
    async (list: readonly RoundView[]) => {
      setLoaded((now) => ({ ...now, state: 'loading' }))
      try {
        const more = await studio.history(list.at(-1)?.id)
        setLoaded({ list: [...list, ...more.list], hasMore: more.hasMore, state: 'loaded' })
      } catch {
        setLoaded((now) => ({ ...now, state: 'failed' }))
      }
    },
    [studio],
  )
  useEffect(() => void load([]), [load])
  const { list, hasMore, state } = loaded
  const again = () => void load(list)
  return (
    <Sheet title={say('history')} onClose={onClose}>
      <ul class="grid gap-2" aria-busy={state === 'loading'}>
        {list.map((round) => (
          <Row key={round.id} round={round} onReplay={onReplay} onVerify={onVerify} />
        ))}
      </ul>
      {state === 'loading' && <p class="py-4 text-text-quiet">{say('loading')}</p>}
      {state === 'loaded' && list.length === 0 && <p>{say('history_empty')}</p>}
      {state === 'failed' && <p role="alert">{say('not_loaded')}</p>}
      {(hasMore || state === 'failed') && state !== 'loading' && (
        <button type="button" class="game-quiet mt-3 w-full" onClick={again}>
          {say(state === 'failed' ? 'again' : 'more')}
        </button>
      )}
    </Sheet>
  )
}

interface RowProps {
  round: RoundView
  onReplay: (round: RoundView) => void
  onVerify: Props['onVerify']
}

function Row({ round, onReplay, onVerify }: RowProps) {
  const { say, time } = useSpeech()
  const [win, stake] = [wonIn(round), amountIn(round.stake)]
  return (
    <li>
      <details class="game-row">
        <summary>
          <span class="text-sm text-text-quiet">
            {time(round.at)}
            <br />
            {say('stake')} <Money amount={stake} />
          </span>
          <span class="ms-auto">
            <span class="sr-only">{say('win')} </span>
            <Money amount={win} tone={win > stake ? 'text-good' : 'text-text-quiet'} />
          </span>
          <Icon name="chevron" size="size-4" />
        </summary>
        <div class="grid gap-4 px-4 pb-4">
          <RoundFacts round={round} />
          <div class="flex flex-wrap gap-2">
            <button type="button" class="game-quiet grow" onClick={() => onReplay(round)}>
              {say('replay')}
            </button>
            {onVerify && (
              <button type="button" class="game-quiet grow" onClick={() => onVerify(round)}>
                {say('verify')}
              </button>
            )}
          </div>
        </div>
      </details>
    </li>
  )
}

import { useState } from 'preact/hooks'
import { amountOf, type Amount } from '@fairhouse/money'
import { useMoney } from '#kit/money'
import type { Play } from '#kit/play'
import { useSpeech } from '#kit/words'
import { Choice } from './choice.tsx'
import { Sheet } from './sheet.tsx'

const roundCounts = [10, 25, 50, 100] as const
/** Offered limits, in stakes. */
const losses = [5, 10, 25, 50] as const
const wins = [10, 25, 50] as const

const times = (stake: Amount, count: number) => amountOf(stake * BigInt(count))

/** Starts autoplay after the player has chosen and confirmed its limits. */
export function AutoSheet({ play, onClose }: { play: Play; onClose: () => void }) {
  const { say, count } = useSpeech()
  const money = useMoney()
  const { stake } = play.state.get()
  const [rounds, setRounds] = useState<number>(roundCounts[0])
  const [loss, setLoss] = useState<string>(String(losses[1]))
  const [win, setWin] = useState<string>('')
  const inStakes = (value: string) => times(stake, Number(value))
  const start = () => {
    onClose()
    const winLimit = win === '' ? null : inStakes(win)
    void play.startAuto({ rounds, lossLimit: inStakes(loss), winLimit })
  }
  return (
    <Sheet title={say('auto')} onClose={onClose}>
      <div class="grid gap-5">
        <Choice
          legend={say('auto_rounds')}
          options={roundCounts.map((one) => ({ value: String(one), text: count(one) }))}
          value={String(rounds)}
          onChoose={(value) => setRounds(Number(value))}
        />
        <Choice
          legend={say('auto_loss_limit')}
          options={losses.map((one) => ({ value: String(one), text: money(times(stake, one)) }))}
          value={loss}
          onChoose={setLoss}
        />
        <Choice
          legend={say('auto_win_limit')}
          options={[
            { value: '', text: say('no_limit') },
            ...wins.map((one) => ({ value: String(one), text: money(times(stake, one)) })),
          ]}
          value={win}
          onChoose={setWin}
        />
        <p class="text-sm text-text-quiet">
          {say('auto_about', { stake: money(stake), loss: money(inStakes(loss)) })}
        </p>
        <button type="button" class="game-primary" onClick={start}>
          {say('auto_start')}
        </button>
      </div>
    </Sheet>
  )
}

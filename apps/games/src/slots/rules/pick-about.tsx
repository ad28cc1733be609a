import type { PickBonus } from '@fairhouse/engines'
import { useSpeech } from '#kit/words'
import type { SlotConfig } from '../config.ts'

interface Props {
  config: SlotConfig
  bonus: PickBonus
  amount: (credits: number) => string
}

/** Explains how a pick bonus is won and its prizes. */
export function PickAbout({ config, bonus, amount }: Props) {
  const { say, pictureName } = useSpeech()
  const { model, theme } = config
  const { picks, prizes, ends } = bonus
  const count = prizes.length + ends.length
  const symbol = pictureName(theme.symbols[model.scatter?.symbol ?? ''] ?? '')
  const object = pictureName(theme.object ?? '')
  const list = (credits: readonly number[]) => credits.map(amount).join(' · ')
  const needed = Math.min(...Object.keys(picks).map(Number))
  const isCounted = picks[needed] !== count
  return (
    <>
      <h3>{say('pick_begin')}</h3>
      <p>{say('pick_about', { symbol, object, objects: count })}</p>
      <ul class="list-disc ps-5">
        {isCounted ? (
          Object.entries(picks).map(([scatters, most]) => (
            <li key={scatters}>{say('pick_for', { scatters: Number(scatters), picks: most })}</li>
          ))
        ) : (
          <li>{say('pick_until_for', { scatters: needed })}</li>
        )}
      </ul>
      <p>{say('pick_prizes', { prizes: list(prizes) })}</p>
      {ends.length > 0 && (
        <p>{say('pick_ends_about', { count: ends.length, prizes: list(ends) })}</p>
      )}
      <p>{say('pick_fair')}</p>
      <p>{say('pick_left_open')}</p>
    </>
  )
}

import type { WildAct } from '@fairhouse/engines'
import type { RulesProps } from '#kit/machine'
import { useMoney, worth } from '#kit/money'
import { useSpeech, type Speech } from '#kit/words'
import type { SlotConfig, SlotModel } from '../config.ts'
import { PickAbout } from './pick-about.tsx'

const timesList = (values: readonly number[]) => values.map((value) => `×${value}`).join(' ')

/** Explains the game's features, from its model. */
export function FeaturesAbout({ config, credit, canBuy }: RulesProps & { config: SlotConfig }) {
  const { say, pictureName } = useSpeech()
  const { model, theme } = config
  const { tumbles, orbs, hold, buy } = model
  const nameOf = (symbol: string) => pictureName(theme.symbols[symbol] ?? symbol)
  const money = useMoney()
  const amount = (credits: number) => money(worth(credits, credit))
  return (
    <>
      {tumbles && (
        <>
          <h3>{say('tumbles')}</h3>
          <p>{say('tumbles_about')}</p>
          {laddersOf(model, say).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </>
      )}
      {orbs && (
        <>
          <h3>{say('orbs')}</h3>
          <p>
            {say('orbs_about', { symbol: nameOf(orbs.symbol), values: timesList(orbs.values) })}
          </p>
          {orbs.areKept && <p>{say('orbs_kept_about')}</p>}
        </>
      )}
      <FreeSpinsAbout model={model} symbol={nameOf(model.scatter?.symbol ?? '')} />
      {hold && (
        <>
          <h3>{say('hold')}</h3>
          <p>
            {say('hold_about', {
              needed: hold.needed,
              symbol: nameOf(hold.symbol),
              spins: hold.spins,
              least: amount(Math.min(...hold.values)),
              most: amount(Math.max(...hold.values)),
            })}
          </p>
          {hold.full > 0 && <p>{say('hold_full_about', { prize: amount(hold.full) })}</p>}
        </>
      )}
      {model.pick && <PickAbout config={config} bonus={model.pick} amount={amount} />}
      {buy && canBuy && (
        <>
          <h3>{say('buy_title')}</h3>
          <p>{say('buy_about', { spins: buy.spins, price: amount(buy.credits) })}</p>
        </>
      )}
    </>
  )
}

function FreeSpinsAbout({ model, symbol }: { model: SlotModel; symbol: string }) {
  const { say, count } = useSpeech()
  const { freeSpins } = model
  if (!freeSpins) return null
  const list = [
    ...Object.entries(freeSpins.won).map(([scatters, spins]) =>
      say('free_spins_for', { scatters: Number(scatters), spins: count(spins) }),
    ),
    ...Object.entries(freeSpins.wonAgain).map(([scatters, spins]) =>
      say('free_spins_again', { scatters: Number(scatters), spins: count(spins) }),
    ),
  ]
  return (
    <>
      <h3>{say('free_spins')}</h3>
      <p>{say('free_spins_about', { symbol, most: freeSpins.most })}</p>
      {freeSpins.multiplier > 1 && (
        <p>{say('free_multiplier', { multiplier: freeSpins.multiplier })}</p>
      )}
      <ul class="list-disc ps-5">
        {list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}

function laddersOf({ tumbles, freeSpins }: SlotModel, say: Speech['say']): readonly string[] {
  const { ladder = [], freeLadder = [], isKept = false } = tumbles ?? {}
  const about = (steps: readonly number[]) => say('ladder_about', { ladder: timesList(steps) })
  const grows = (steps: readonly number[]) => steps.some((step) => step > 1)
  const isOther = freeSpins !== null && String(freeLadder) !== String(ladder)
  return [
    ...(grows(ladder) ? [about(ladder)] : []),
    ...(isOther && grows(freeLadder) ? [say('in_free_spins', { about: about(freeLadder) })] : []),
    ...(freeSpins !== null && isKept && grows(freeLadder) ? [say('ladder_kept_about')] : []),
  ]
}

/** Explains wilds in paid and free spins. */
export function wildsAbout({ wilds, freeSpins }: SlotModel, say: Speech['say']): readonly string[] {
  const about = (act: WildAct) => say(`wild_${act}_about`)
  const inFree = freeSpins?.wilds ?? null
  return [
    ...(wilds ? [about(wilds)] : []),
    ...(inFree && inFree !== wilds
      ? [inFree === 'stay' ? about(inFree) : say('in_free_spins', { about: about(inFree) })]
      : []),
  ]
}

import type { ComponentType } from 'preact'
import type { Amount } from '@fairhouse/money'
import type { GameFacts } from '@fairhouse/protocol/studio'
import type { RulesProps } from '#kit/machine'
import { Money, useMoney, worth } from '#kit/money'
import { useSpeech } from '#kit/words'
import { Sheet } from './sheet.tsx'

interface Props {
  facts: GameFacts
  credits: readonly Amount[]
  credit: Amount
  Rules: ComponentType<RulesProps>
  canBuy: boolean
  isPotOff: boolean
  onClose: () => void
}

/** Rules, paytable and the exact return. */
export function InfoSheet(props: Props) {
  const { facts, credits, credit, Rules, canBuy, isPotOff, onClose } = props
  const { say, count, gameName } = useSpeech()
  const [minCredit, maxCredit] = [credits[0], credits.at(-1)]
  return (
    <Sheet title={gameName(facts)} onClose={onClose}>
      <div class="game-prose">
        <Rules credit={credit} canBuy={canBuy} />
        <h3>{say('return_title')}</h3>
        <p class="text-2xl font-semibold text-accent" data-return>
          {say('percent', { percent: facts.returnToPlayer.percent })}
        </p>
        <p>{say('return_about', { percent: facts.returnToPlayer.percent })}</p>
        <Exactly part={facts.returnToPlayer} />
        {facts.bought && canBuy && <BoughtReturn bought={facts.bought} credit={credit} />}
        {facts.jackpot && minCredit !== undefined && (
          <PotRules jackpot={facts.jackpot} unit={minCredit} isOff={isPotOff} />
        )}
        <dl class="game-facts">
          <dt>{say('hit_rate')}</dt>
          <dd>{say('one_in', { rounds: count(Number(facts.hitRate)) })}</dd>
          <dt>{say('max_win')}</dt>
          <dd>{say('times_stake', { times: count(Number(facts.maxWin.timesStake)) })}</dd>
          <dt>{say('max_win_odds')}</dt>
          <dd>{say('one_in', { rounds: count(Number(facts.maxWin.oneIn)) })}</dd>
          <dt>{say('volatility')}</dt>
          <dd>{say(`volatility_${facts.volatility}`)}</dd>
          {minCredit !== undefined && maxCredit !== undefined && (
            <>
              <dt>{say('stakes')}</dt>
              <dd>
                <Money amount={worth(facts.roundCredits, minCredit)} />
                {' – '}
                <Money amount={worth(facts.roundCredits, maxCredit)} />
              </dd>
            </>
          )}
        </dl>
        <h3>{say('interrupted_title')}</h3>
        <p>{say('interrupted_about')}</p>
        <p>{say('malfunction')}</p>
        <p class="text-sm text-text-quiet">
          {say('version_of', { code: facts.code, version: facts.version })}
        </p>
      </div>
    </Sheet>
  )
}

/** Return as the exact fraction, before rounding to two decimals. */
function Exactly({ part }: { part: GameFacts['returnToPlayer'] }) {
  const { say } = useSpeech()
  return (
    <p class="text-sm text-text-quiet">
      {say('return_exact')}
      <bdi class="break-all">{` ${part.numerator} / ${part.denominator}`}</bdi>
    </p>
  )
}

interface BoughtProps {
  bought: NonNullable<GameFacts['bought']>
  credit: Amount
}

/** Price and return of the bought feature. */
function BoughtReturn({ bought, credit }: BoughtProps) {
  const { say, count } = useSpeech()
  const money = useMoney()
  const { credits, returnToPlayer, maxWin } = bought
  return (
    <>
      <h3>{say('return_bought')}</h3>
      <p class="text-2xl font-semibold text-accent" data-return-bought>
        {say('percent', { percent: returnToPlayer.percent })}
      </p>
      <p>
        {say('return_bought_about', {
          percent: returnToPlayer.percent,
          price: money(worth(credits, credit)),
          times: count(Number(maxWin.timesStake)),
          rounds: count(Number(maxWin.oneIn)),
        })}
      </p>
      <Exactly part={returnToPlayer} />
    </>
  )
}

interface PotProps {
  jackpot: NonNullable<GameFacts['jackpot']>
  /** Minimum stake for the jackpot. */
  unit: Amount
  isOff: boolean
}

/** Contribution and chance of the jackpot, and its part of the return. */
function PotRules({ jackpot, unit, isOff }: PotProps) {
  const { say, count } = useSpeech()
  const money = useMoney()
  const { share, oneIn, percentWith } = jackpot
  return (
    <>
      <h3>{say('jackpot')}</h3>
      {isOff && <p data-pot-off>{say('jackpot_paused_about')}</p>}
      <p data-jackpot-rules>
        {say('jackpot_about', {
          share: share.percent,
          unit: money(unit),
          chances: count(oneIn),
          percent: percentWith,
        })}
      </p>
      <p>{say('jackpot_order')}</p>
    </>
  )
}

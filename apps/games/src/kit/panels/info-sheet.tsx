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

/** Rules, what everything pays, and the exact return with what it means. */
export function InfoSheet(props: Props) {
  const { facts, credits, credit, Rules, canBuy, isPotOff, onClose } = props
  const { say, count, gameName } = useSpeech()
  const [least, most] = [credits[0], credits.at(-1)]
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
        {facts.jackpot && least !== undefined && (
          <PotRules jackpot={facts.jackpot} unit={least} isOff={isPotOff} />
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
          {least !== undefined && most !== undefined && (
            <>
              <dt>{say('stakes')}</dt>
              <dd>
                <Money amount={worth(facts.roundCredits, least)} />
                {' – '}
                <Money amount={worth(facts.roundCredits, most)} />
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

/** The return as it was worked out, before it is cut to two decimals. */
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

/** What is bought has a price and a return of its own. */
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
  /** What must be staked for a chance. */
  unit: Amount
  isOff: boolean
}

/** How the pot fills, what a stake's chance of it is, and what it adds to the return. */
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

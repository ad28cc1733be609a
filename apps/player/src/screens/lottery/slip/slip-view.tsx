import { lotteryWords } from '@fairhouse/i18n/lottery'
import { amountOf } from '@fairhouse/money'
import type { DrawView } from '@fairhouse/protocol/lottery'
import { Button, IconButton, Money } from '@fairhouse/ui'
import { moneyText } from '#lib/money'
import { useWords } from '#lib/words'
import { betTypeName } from '../bet-types/index.ts'
import { lineText } from './line-text.ts'
import { priceLine, priceSlip, type Market, type SlipLine } from './market.ts'
import { maxDraws } from './slip-changes.ts'
import type { SlipDraft } from './use-draft.ts'

interface Props {
  rules: string
  market: Market
  currency: string
  slip: SlipDraft
  next: DrawView | undefined
  /** Whether the market allows bets on several draws at once. */
  mayChase: boolean
  /** Lines of the last bet, offered while the slip is empty. */
  last: readonly SlipLine[]
  isBusy: boolean
  /** Messages about the last attempt. */
  notice: React.ReactNode
  placeLabel: string
  onPlace: () => void
}

/** The lines of a slip, the number of draws, what they cost together, and the button that bets. */
export function SlipView(props: Props) {
  const { rules, market, currency, slip, next, isBusy, notice, placeLabel, onPlace } = props
  const { t } = useWords(lotteryWords)
  const { draft, change } = slip
  const price = priceSlip(market, draft.lines)
  const total = amountOf(price.stake * BigInt(draft.draws))
  if (draft.lines.length === 0) return <EmptySlip {...props} />
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <ol className="flex flex-col gap-2">
        {draft.lines.map((line, index) => (
          <Line
            key={index}
            {...{ rules, market, currency, line }}
            onRemove={isBusy ? undefined : () => change({ kind: 'remove', index })}
          />
        ))}
      </ol>
      {props.mayChase && <Chase slip={slip} isBusy={isBusy} />}
      <dl className="flex flex-col gap-1 border-t border-line pt-3 text-sm">
        <Fact name={t('lottery.for_draw')}>{next?.number ?? '—'}</Fact>
        <Fact name={t('lottery.total')}>
          <Money text={moneyText(total, currency)} />
        </Fact>
        <Fact name={t('lottery.max_win')}>
          <Money text={moneyText(price.maxPayout, currency)} />
        </Fact>
      </dl>
      <div aria-live="polite" className="flex flex-col gap-2">
        {notice}
      </div>
      <div className="flex gap-2">
        <Button
          variant="quiet"
          size="small"
          busy={isBusy}
          onClick={() => change({ kind: 'clear' })}
        >
          {t('lottery.clear')}
        </Button>
        <div className="grow">
          <Button isWide size="small" busy={isBusy || !next} onClick={onPlace}>
            {placeLabel}
          </Button>
        </div>
      </div>
    </div>
  )
}

function EmptySlip({ last, slip, notice }: Props) {
  const { t } = useWords(lotteryWords)
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <p className="font-semibold">{t('lottery.slip_empty')}</p>
      <p className="text-sm text-text-quiet">{t('lottery.slip_empty_text')}</p>
      {last.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          icon="refresh"
          onClick={() => slip.change({ kind: 'add', lines: last })}
        >
          {t('lottery.repeat')}
        </Button>
      )}
      <div aria-live="polite" className="flex w-full flex-col gap-2">
        {notice}
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-text-quiet">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

interface LineProps {
  rules: string
  market: Market
  currency: string
  line: SlipLine
  onRemove: (() => void) | undefined
}

function Line({ rules, market, currency, line, onRemove }: LineProps) {
  const { t } = useWords(lotteryWords)
  const price = priceLine(market, line)
  const name = betTypeName(rules, line.betType, t)
  return (
    <li className="flex items-start gap-1 rounded-control bg-surface-sunken ps-3">
      <div className="flex min-w-0 grow flex-col gap-0.5 py-2">
        <p className="text-sm font-semibold">{name}</p>
        <p className="line-clamp-3 text-sm break-words tabular-nums">
          {lineText(market.lottery, line, t)}
        </p>
        <p className="text-xs text-text-quiet tabular-nums">
          {price
            ? t('lottery.line_price', {
                count: Number(price.units),
                unit: moneyText(line.unit, currency),
                stake: moneyText(price.stake, currency),
              })
            : t('lottery.line_unknown')}
        </p>
      </div>
      {onRemove && (
        <IconButton
          variant="plain"
          icon="close"
          label={t('lottery.remove', { line: name })}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

function Chase({ slip: { draft, change }, isBusy }: { slip: SlipDraft; isBusy: boolean }) {
  const { t } = useWords(lotteryWords)
  const set = (draws: number) => change({ kind: 'draws', draws })
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <div className="flex items-center justify-between gap-2">
        <span className="text-sm">{t('lottery.draws')}</span>
        <div role="group" aria-label={t('lottery.draws')} className="flex items-center gap-1.5">
          <IconButton
            icon="minus"
            label={t('lottery.less')}
            onClick={() => !isBusy && set(draft.draws - 1)}
          />
          <output className="min-w-10 text-center font-semibold tabular-nums">{draft.draws}</output>
          <IconButton
            icon="plus"
            label={t('lottery.more')}
            onClick={() => !isBusy && set(Math.min(maxDraws, draft.draws + 1))}
          />
        </div>
      </div>
      {draft.draws > 1 && (
        <>
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              checked={draft.stopOnWin}
              disabled={isBusy}
              onChange={({ target }) => change({ kind: 'stopOnWin', stopOnWin: target.checked })}
              className="size-5 accent-accent"
            />
            {t('lottery.stop_on_win')}
          </label>
          <p className="text-xs text-text-quiet">{t('lottery.chase_note')}</p>
        </>
      )}
    </div>
  )
}

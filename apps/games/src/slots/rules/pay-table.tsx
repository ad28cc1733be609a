import type { ByCount } from '@fairhouse/engines'
import type { Amount } from '@fairhouse/money'
import { Money, worth } from '#kit/money'
import { useSpeech } from '#kit/words'
import type { SlotConfig } from '../config.ts'
import { pictureOf } from '../pictures.ts'
import { tiersOf } from './tiers.ts'

interface Props {
  config: SlotConfig
  credit: Amount
  rows: readonly { readonly symbol: string; readonly pays: ByCount }[]
}

/** Paytable at the chosen stake. */
export function PayTable({ config: { theme, model }, credit, rows }: Props) {
  const { say, pictureName } = useSpeech()
  const kindOf = (symbol: string) => {
    if (symbol === model.wild) return say('wild')
    return symbol === model.scatter?.symbol ? say('scatter') : undefined
  }
  return (
    <ul class="game-pays">
      {rows.map(({ symbol, pays }) => {
        const art = theme.symbols[symbol] ?? symbol
        const kind = kindOf(symbol)
        const isScatter = symbol === model.scatter?.symbol
        return (
          <li key={symbol} data-pays={symbol}>
            <img src={pictureOf(art)} alt="" width="56" height="56" crossOrigin="anonymous" />
            <div>
              <p class="font-semibold">
                {pictureName(art)}
                {kind !== undefined && <span class="game-mark ms-2">{kind}</span>}
              </p>
              <dl>
                {tiersOf(isScatter ? { ...model, pay: { by: 'ways' } } : model, pays).map(
                  ({ label, credits }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>
                        <Money amount={worth(credits, credit)} />
                      </dd>
                    </div>
                  ),
                )}
              </dl>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

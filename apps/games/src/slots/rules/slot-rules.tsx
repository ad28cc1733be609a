import type { ComponentType } from 'preact'
import type { RulesProps } from '#kit/machine'
import { useSpeech, type Speech } from '#kit/words'
import type { SlotConfig, SlotModel } from '../config.ts'
import { exampleOf } from './example-of.ts'
import { FeaturesAbout, wildsAbout } from './features-about.tsx'
import { LinesMap } from './lines-map.tsx'
import { PayTable } from './pay-table.tsx'
import { PositionsMap } from './positions-map.tsx'
import { minPayingCount } from './tiers.ts'

/** Rules of a slot for its information page. */
export function slotRules(config: SlotConfig): ComponentType<RulesProps> {
  return (props) => <Rules config={config} {...props} />
}

function Rules({ config, credit, canBuy }: RulesProps & { config: SlotConfig }) {
  const { say, pictureName } = useSpeech()
  const { model, theme } = config
  const { wild, scatter, pays, pay } = model
  const nameOf = (symbol: string) => pictureName(theme.symbols[symbol] ?? symbol)
  const hasScatterPays = scatter !== null && Object.keys(scatter.pays).length > 0
  return (
    <>
      <h3>{say('how_to_play')}</h3>
      <p>{payAbout(model, say)}</p>
      {pay.by !== 'lines' && (
        <div class="game-example">
          <PositionsMap
            reels={model.strips.length}
            rows={model.rows}
            lit={exampleOf(model)}
            label={say('example')}
          />
        </div>
      )}
      {wild !== null && (
        <p>{[say('wild_about', { symbol: nameOf(wild) }), ...wildsAbout(model, say)].join(' ')}</p>
      )}
      {scatter && (
        <p>
          {say(hasScatterPays ? 'scatter_about' : bonusAbout(model), {
            symbol: nameOf(scatter.symbol),
          })}
        </p>
      )}
      <FeaturesAbout config={config} credit={credit} canBuy={canBuy} />
      <h3>{say('pay_table')}</h3>
      <p>{say('pay_table_about')}</p>
      <PayTable
        config={config}
        credit={credit}
        rows={[
          ...Object.entries(pays).map(([symbol, byCount]) => ({ symbol, pays: byCount })),
          ...(hasScatterPays ? [scatter] : []),
        ]}
      />
      {pay.by === 'lines' && (
        <>
          <h3>{say('lines')}</h3>
          <LinesMap lines={pay.lines} rows={model.rows} />
        </>
      )}
    </>
  )
}

/** Purpose of a scatter that pays nothing. */
const bonusAbout = ({ pick }: SlotModel) => (pick ? 'scatter_pick_about' : 'scatter_free_about')

function payAbout(model: SlotModel, say: Speech['say']): string {
  const { pay, roundCredits: credits, rows, strips } = model
  switch (pay.by) {
    case 'lines':
      return say('lines_about', { lines: pay.lines.length, credits })
    case 'ways':
      return say('ways_about', { credits, ways: rows ** strips.length })
    case 'cluster':
    case 'anywhere':
      return say(`${pay.by}_about`, { credits, least: minPayingCount(model) })
    default:
      return pay satisfies never
  }
}
